"""The result of `sandboxes.deleteSnapshot` and 3 more.

Generated from `manifest/schemas/GetSnapshotResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.snapshot import Snapshot


@define(kw_only=True)
class GetSnapshotResponseBody:
    """The result of `sandboxes.deleteSnapshot` and 3 more."""

    snapshot: Snapshot
