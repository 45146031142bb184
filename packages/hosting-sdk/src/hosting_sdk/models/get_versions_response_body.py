"""The result of `bulkRedirects.getVersions`.

Generated from `manifest/schemas/GetVersionsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class GetVersionsResponseBody:
    """The result of `bulkRedirects.getVersions`."""

    versions: list[Versions]
