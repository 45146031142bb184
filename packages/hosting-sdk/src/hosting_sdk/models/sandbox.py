"""`Sandbox`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_transfer import NetworkTransfer
from hosting_sdk.models.sandbox_network_policy import SandboxNetworkPolicy


@define(kw_only=True)
class Sandbox:
    """`Sandbox`, a part of other types."""

    aborted_at: float | None = None
    """Time when the sandbox was aborted, in milliseconds since the epoch."""
    active_cpu_duration_ms: float | None = None
    """Processor time that was used, in milliseconds."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    cwd: str
    """Working folder."""
    duration: float | None = None
    """Time that the sandbox has run, in milliseconds."""
    id: str
    """ID of the sandbox (prefix `sbx_`)."""
    memory: float
    """Memory in megabytes."""
    network_policy: SandboxNetworkPolicy | None = None
    """Rules on which hosts may be reached."""
    network_transfer: NetworkTransfer | None = None
    """Network traffic in bytes."""
    region: str
    """Region, such as `iad1`."""
    requested_at: float
    """Time of the request, in milliseconds since the epoch."""
    requested_stop_at: float | None = None
    """Time when the stop was requested, in milliseconds since the epoch."""
    runtime: str
    """Languages that are installed, such as `node22`."""
    snapshotted_at: float | None = None
    """Time when a snapshot was requested, in milliseconds since the epoch."""
    source_snapshot_id: str | None = None
    """ID of the snapshot that it started from (prefix `snap_`)."""
    started_at: float | None = None
    """Time of the start, in milliseconds since the epoch."""
    status: (
        Literal["failed", "aborted", "pending", "stopping", "snapshotting", "running", "stopped"]
        | str
    )
    """State of the sandbox, such as `pending`, `running` or `stopped`."""
    stopped_at: float | None = None
    """Time of the stop, in milliseconds since the epoch."""
    timeout: float
    """Milliseconds after which the sandbox is stopped."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    vcpus: float
    """Number of virtual processors."""
