"""The result of `bulkRedirects.restoreRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RestoredRedirects:
    """The result of `bulkRedirects.restoreRedirects`.

    Attributes:
        failed_to_restore: Source paths of the redirects that could not be restored.
        restored: Source paths of the redirects that were restored.
        version: The version of the redirects that the result shows or the call made.
    """

    failed_to_restore: list[str]
    restored: list[str]
    version: RedirectVersion
