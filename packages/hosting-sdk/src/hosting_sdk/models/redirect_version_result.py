"""The result of `bulkRedirects.updateVersion`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RedirectVersionResult:
    """The result of `bulkRedirects.updateVersion`."""

    version: RedirectVersion
    """The version of the redirects that the result shows or the call made."""
