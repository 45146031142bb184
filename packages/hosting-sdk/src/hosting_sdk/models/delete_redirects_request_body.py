"""The body of `bulkRedirects.deleteRedirects` and 1 more.

Generated from `manifest/schemas/DeleteRedirectsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeleteRedirectsRequestBody:
    """The body of `bulkRedirects.deleteRedirects` and 1 more."""

    name: str | None = None
    redirects: list[str]
