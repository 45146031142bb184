"""The body of `sandboxesV2Beta.updateSandbox`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.network_policy import NetworkPolicy, NetworkPolicyDict


@define(kw_only=True)
class UpdateSandboxRequestResources:
    """`resources` of `UpdateSandboxRequest`."""

    memory: int | None = None
    """Memory in megabytes; has to be 2048 for each processor."""
    vcpus: int | None = None
    """Number of virtual processors: 1, or an even number."""


@define(kw_only=True)
class UpdateSandboxRequest:
    """The body of `sandboxesV2Beta.updateSandbox`."""

    current_snapshot_id: str | None = None
    """ID of an active snapshot of the same project to start from (prefix `snap_`)."""
    env: dict[str, str] | None = None
    """Environment variables of every command; an empty object removes them."""
    network_policy: NetworkPolicy | None = None
    """Rules on which hosts the sandbox may reach."""
    persistent: bool | None = None
    """Whether the sandbox keeps its files over restarts, by snapshots."""
    resources: UpdateSandboxRequestResources | None = None
    """Size of the machine."""
    runtime: Literal["node22", "node24", "python3.13"] | None = None
    """Languages that are installed: `node22`, `node24` or `python3.13`."""
    snapshot_expiration: Any = UNSET
    """Milliseconds until new snapshots are deleted; 0 keeps them."""
    tags: dict[str, str] | None = None
    """Words of your own, by name; they replace the earlier ones."""
    timeout: int | None = None
    """Milliseconds after which the sandbox is stopped."""


class UpdateSandboxRequestResourcesDict(TypedDict):
    """`UpdateSandboxRequestResources` as a dict in wire names."""

    memory: NotRequired[int]
    """Memory in megabytes; has to be 2048 for each processor."""
    vcpus: NotRequired[int]
    """Number of virtual processors: 1, or an even number."""


class UpdateSandboxRequestDict(TypedDict):
    """`UpdateSandboxRequest` as a dict in wire names."""

    currentSnapshotId: NotRequired[str]
    """ID of an active snapshot of the same project to start from (prefix `snap_`)."""
    env: NotRequired[Mapping[str, str]]
    """Environment variables of every command; an empty object removes them."""
    networkPolicy: NotRequired[NetworkPolicy | NetworkPolicyDict]
    """Rules on which hosts the sandbox may reach."""
    persistent: NotRequired[bool]
    """Whether the sandbox keeps its files over restarts, by snapshots."""
    resources: NotRequired[UpdateSandboxRequestResources | UpdateSandboxRequestResourcesDict]
    """Size of the machine."""
    runtime: NotRequired[Literal["node22", "node24", "python3.13"]]
    """Languages that are installed: `node22`, `node24` or `python3.13`."""
    snapshotExpiration: NotRequired[Any]
    """Milliseconds until new snapshots are deleted; 0 keeps them."""
    tags: NotRequired[Mapping[str, str]]
    """Words of your own, by name; they replace the earlier ones."""
    timeout: NotRequired[int]
    """Milliseconds after which the sandbox is stopped."""
