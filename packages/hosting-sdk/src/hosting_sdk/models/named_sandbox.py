"""`NamedSandbox`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_policy import NetworkPolicy


@define(kw_only=True)
class NamedSandbox:
    """`NamedSandbox`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    current_session_id: str
    """ID of the session that runs the sandbox (prefix `sbx_`)."""
    current_snapshot_id: str | None = None
    """ID of the snapshot that the next session starts from (prefix `snap_`)."""
    cwd: str | None = None
    """Working folder."""
    memory: float | None = None
    """Memory in megabytes."""
    name: str
    """Name of the sandbox, unique in its project."""
    network_policy: NetworkPolicy | None = None
    """Rules on which hosts may be reached."""
    persistent: bool
    """Whether the sandbox keeps its files over restarts, by snapshots."""
    region: str | None = None
    """Region, such as `iad1`."""
    runtime: str | None = None
    """Languages that are installed, such as `node22`."""
    snapshot_expiration: float | None = None
    """Milliseconds until new snapshots are deleted; 0 keeps them."""
    status: Literal["stopping", "running", "stopped"] | str
    """State of the sandbox: `running`, `stopping` or `stopped`."""
    status_updated_at: float
    """Time when the state last changed, in milliseconds since the epoch."""
    tags: dict[str, str] | None = None
    """Words of your own, by name."""
    timeout: float | None = None
    """Milliseconds after which the sandbox is stopped."""
    total_active_cpu_duration_ms: float | None = None
    """Processor time of all runs, in milliseconds."""
    total_duration_ms: float | None = None
    """Time of all runs, in milliseconds."""
    total_egress_bytes: float | None = None
    """Bytes sent in all runs."""
    total_ingress_bytes: float | None = None
    """Bytes received in all runs."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    vcpus: float | None = None
    """Number of virtual processors."""
