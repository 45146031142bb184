"""`NamedSandbox`, a part of other types.

Generated from `manifest/schemas/NamedSandbox.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_policy import NetworkPolicy


@define(kw_only=True)
class NamedSandbox:
    """`NamedSandbox`, a part of other types."""

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
