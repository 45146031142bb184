"""The result of `bulkRedirects.restoreRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RestoredRedirects:
    """The result of `bulkRedirects.restoreRedirects`."""

    failed_to_restore: list[str]
    """Source paths of the redirects that could not be restored."""
    restored: list[str]
    """Source paths of the redirects that were restored."""
    version: RedirectVersion
    """The version of the redirects that the result shows or the call made."""
