"""The result of `bulkRedirects.updateVersion`.

Generated from `manifest/schemas/UpdateVersionResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class UpdateVersionResponseBody:
    """The result of `bulkRedirects.updateVersion`."""

    version: Versions
