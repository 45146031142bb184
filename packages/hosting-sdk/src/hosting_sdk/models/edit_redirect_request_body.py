"""The body of `bulkRedirects.editRedirect`.

Generated from `manifest/schemas/EditRedirectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EditRedirectRequestBodyRedirect:
    """`redirect` of `EditRedirectRequestBody`."""

    case_sensitive: bool | None = None
    destination: str | None = None
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    source: str
    status_code: float | None = None


@define(kw_only=True)
class EditRedirectRequestBody:
    """The body of `bulkRedirects.editRedirect`."""

    name: str | None = None
    redirect: EditRedirectRequestBodyRedirect
    restore: bool | None = None
