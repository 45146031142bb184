"""The result of `sandboxes.createSnapshot`.

Generated from `manifest/schemas/CreateSnapshotResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox
from hosting_sdk.models.snapshot import Snapshot


@define(kw_only=True)
class CreateSnapshotResponseBody:
    """The result of `sandboxes.createSnapshot`."""

    sandbox: Sandbox
    snapshot: Snapshot
