"""The result of `bulkRedirects.editRedirect` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class StagedRedirects:
    """The result of `bulkRedirects.editRedirect` and 1 more."""

    alias: str | None
    """Domain name under which the version can be tried before it is promoted."""
    version: RedirectVersion
    """The version of the redirects that the result shows or the call made."""
