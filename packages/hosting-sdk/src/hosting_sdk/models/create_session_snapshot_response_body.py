"""The result of `sandboxesV2Beta.createSessionSnapshot`.

Generated from `manifest/schemas/CreateSessionSnapshotResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.session import Session
from hosting_sdk.models.snapshot import Snapshot


@define(kw_only=True)
class CreateSessionSnapshotResponseBody:
    """The result of `sandboxesV2Beta.createSessionSnapshot`."""

    session: Session
    snapshot: Snapshot
