"""The result of `bulkRedirects.getVersions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RedirectVersionList:
    """The result of `bulkRedirects.getVersions`."""

    versions: list[RedirectVersion]
    """Versions of the project's redirects."""
