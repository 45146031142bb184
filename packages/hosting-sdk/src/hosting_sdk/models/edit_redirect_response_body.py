"""The result of `bulkRedirects.editRedirect` and 1 more.

Generated from `manifest/schemas/EditRedirectResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class EditRedirectResponseBody:
    """The result of `bulkRedirects.editRedirect` and 1 more."""

    alias: str | None
    version: Versions
