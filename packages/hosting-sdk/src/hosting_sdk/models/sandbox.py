"""`Sandbox`, a part of other types.

Generated from `manifest/schemas/Sandbox.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_transfer import NetworkTransfer
from hosting_sdk.models.sandbox_network_policy import SandboxNetworkPolicy


@define(kw_only=True)
class Sandbox:
    """`Sandbox`, a part of other types."""

    aborted_at: float | None = None
    active_cpu_duration_ms: float | None = None
    created_at: float
    cwd: str
    duration: float | None = None
    id: str
    memory: float
    network_policy: SandboxNetworkPolicy | None = None
    network_transfer: NetworkTransfer | None = None
    region: str
    requested_at: float
    requested_stop_at: float | None = None
    runtime: str
    snapshotted_at: float | None = None
    source_snapshot_id: str | None = None
    started_at: float | None = None
    status: (
        Literal["failed", "aborted", "pending", "stopping", "snapshotting", "running", "stopped"]
        | str
    )
    stopped_at: float | None = None
    timeout: float
    updated_at: float
    vcpus: float
