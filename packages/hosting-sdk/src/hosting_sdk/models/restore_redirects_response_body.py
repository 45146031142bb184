"""The result of `bulkRedirects.restoreRedirects`.

Generated from `manifest/schemas/RestoreRedirectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class RestoreRedirectsResponseBody:
    """The result of `bulkRedirects.restoreRedirects`."""

    failed_to_restore: list[str]
    restored: list[str]
    version: Versions
