"""The result of `sandboxes.listSnapshots`.

Generated from `manifest/schemas/ListSnapshotsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.list_snapshots_pagination import ListSnapshotsPagination
from hosting_sdk.models.snapshot import Snapshot


@define(kw_only=True)
class ListSnapshotsResponseBody:
    """The result of `sandboxes.listSnapshots`."""

    pagination: ListSnapshotsPagination
    snapshots: list[Snapshot]
