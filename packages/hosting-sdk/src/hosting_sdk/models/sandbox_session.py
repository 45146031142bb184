"""`SandboxSession`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_transfer import NetworkTransfer
from hosting_sdk.models.sandbox_network_policy import SandboxNetworkPolicy


@define(kw_only=True)
class SandboxSession:
    """`SandboxSession`, a part of other types.

    Attributes:
        aborted_at: Time when the sandbox was aborted, in milliseconds since the epoch.
        active_cpu_duration_ms: Processor time that was used, in milliseconds.
        created_at: Time of creation, in milliseconds since the epoch.
        cwd: Working folder.
        duration: Time that the session has run, in milliseconds.
        id: ID of the session (prefix `sbx_`).
        memory: Memory in megabytes.
        network_policy: Rules on which hosts may be reached.
        network_transfer: Network traffic in bytes.
        project_id: ID of the project (prefix `prj_`).
        region: Region, such as `iad1`.
        requested_at: Time of the request, in milliseconds since the epoch.
        requested_stop_at: Time when the stop was requested, in milliseconds since the epoch.
        runtime: Languages that are installed, such as `node22`.
        snapshotted_at: Time when a snapshot was requested, in milliseconds since the epoch.
        source_sandbox_name: Name of the sandbox that the session runs.
        source_snapshot_id: ID of the snapshot that it started from (prefix `snap_`).
        started_at: Time of the start, in milliseconds since the epoch.
        status: State of the session, such as `pending`, `running` or `stopped`.
        stopped_at: Time of the stop, in milliseconds since the epoch.
        timeout: Milliseconds after which the sandbox is stopped.
        updated_at: Time of the last change, in milliseconds since the epoch.
        vcpus: Number of virtual processors.
    """

    aborted_at: float | None = None
    active_cpu_duration_ms: float | None = None
    created_at: float
    cwd: str
    duration: float | None = None
    id: str
    memory: float
    network_policy: SandboxNetworkPolicy | None = None
    network_transfer: NetworkTransfer | None = None
    project_id: str
    region: str
    requested_at: float
    requested_stop_at: float | None = None
    runtime: str
    snapshotted_at: float | None = None
    source_sandbox_name: str
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
