"""The result of `sandboxesV2Beta.listSessionSnapshots`.

Generated from `manifest/schemas/ListSessionSnapshotsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.response_body_pagination import ResponseBodyPagination
from hosting_sdk.models.snapshot import Snapshot


@define(kw_only=True)
class ListSessionSnapshotsResponseBody1:
    """The result of `sandboxesV2Beta.listSessionSnapshots`."""

    pagination: ResponseBodyPagination
    snapshots: list[Snapshot]


ListSessionSnapshotsResponseBody: TypeAlias = ListSessionSnapshotsResponseBody1 | dict[str, Any]
"""The result of `sandboxesV2Beta.listSessionSnapshots`."""
