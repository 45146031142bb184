"""`NamedSandbox`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_policy import NetworkPolicy


@define(kw_only=True)
class NamedSandbox:
    """`NamedSandbox`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        current_session_id: ID of the session that runs the sandbox (prefix `sbx_`).
        current_snapshot_id: ID of the snapshot that the next session starts from (prefix `snap_`).
        cwd: Working folder.
        memory: Memory in megabytes.
        name: Name of the sandbox, unique in its project.
        network_policy: Rules on which hosts may be reached.
        persistent: Whether the sandbox keeps its files over restarts, by snapshots.
        region: Region, such as `iad1`.
        runtime: Languages that are installed, such as `node22`.
        snapshot_expiration: Milliseconds until new snapshots are deleted; 0 keeps them.
        status: State of the sandbox: `running`, `stopping` or `stopped`.
        status_updated_at: Time when the state last changed, in milliseconds since the epoch.
        tags: Words of your own, by name.
        timeout: Milliseconds after which the sandbox is stopped.
        total_active_cpu_duration_ms: Processor time of all runs, in milliseconds.
        total_duration_ms: Time of all runs, in milliseconds.
        total_egress_bytes: Bytes sent in all runs.
        total_ingress_bytes: Bytes received in all runs.
        updated_at: Time of the last change, in milliseconds since the epoch.
        vcpus: Number of virtual processors.
    """

    created_at: float
    current_session_id: str
    current_snapshot_id: str | None = None
    cwd: str | None = None
    memory: float | None = None
    name: str
    network_policy: NetworkPolicy | None = None
    persistent: bool
    region: str | None = None
    runtime: str | None = None
    snapshot_expiration: float | None = None
    status: Literal["stopping", "running", "stopped"] | str
    status_updated_at: float
    tags: dict[str, str] | None = None
    timeout: float | None = None
    total_active_cpu_duration_ms: float | None = None
    total_duration_ms: float | None = None
    total_egress_bytes: float | None = None
    total_ingress_bytes: float | None = None
    updated_at: float
    vcpus: float | None = None
