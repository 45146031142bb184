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
    """`resources` of `UpdateSandboxRequest`.

    Attributes:
        memory: Memory in megabytes; has to be 2048 for each processor.
        vcpus: Number of virtual processors: 1, or an even number.
    """

    memory: int | None = None
    vcpus: int | None = None


@define(kw_only=True)
class UpdateSandboxRequest:
    """The body of `sandboxesV2Beta.updateSandbox`.

    Attributes:
        current_snapshot_id: ID of an active snapshot of the same project to start from (prefix
            `snap_`).
        env: Environment variables of every command; an empty object removes them.
        network_policy: Rules on which hosts the sandbox may reach.
        persistent: Whether the sandbox keeps its files over restarts, by snapshots.
        resources: Size of the machine.
        runtime: Languages that are installed: `node22`, `node24` or `python3.13`.
        snapshot_expiration: Milliseconds until new snapshots are deleted; 0 keeps them.
        tags: Words of your own, by name; they replace the earlier ones.
        timeout: Milliseconds after which the sandbox is stopped.
    """

    current_snapshot_id: str | None = None
    env: dict[str, str] | None = None
    network_policy: NetworkPolicy | None = None
    persistent: bool | None = None
    resources: UpdateSandboxRequestResources | None = None
    runtime: Literal["node22", "node24", "python3.13"] | None = None
    snapshot_expiration: Any = UNSET
    tags: dict[str, str] | None = None
    timeout: int | None = None


class UpdateSandboxRequestResourcesDict(TypedDict):
    """`UpdateSandboxRequestResources` as a dict in wire names."""

    memory: NotRequired[int]
    vcpus: NotRequired[int]


class UpdateSandboxRequestDict(TypedDict):
    """`UpdateSandboxRequest` as a dict in wire names."""

    currentSnapshotId: NotRequired[str]
    env: NotRequired[Mapping[str, str]]
    networkPolicy: NotRequired[NetworkPolicy | NetworkPolicyDict]
    persistent: NotRequired[bool]
    resources: NotRequired[UpdateSandboxRequestResources | UpdateSandboxRequestResourcesDict]
    runtime: NotRequired[Literal["node22", "node24", "python3.13"]]
    snapshotExpiration: NotRequired[Any]
    tags: NotRequired[Mapping[str, str]]
    timeout: NotRequired[int]
