"""The body of `sandboxesV2Beta.updateSandbox`.

Generated from `manifest/schemas/UpdateSandboxRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.network_policy import NetworkPolicy


@define(kw_only=True)
class UpdateSandboxRequestBodyResources:
    """`resources` of `UpdateSandboxRequestBody`."""

    memory: int | None = None
    vcpus: int | None = None


@define(kw_only=True)
class UpdateSandboxRequestBody:
    """The body of `sandboxesV2Beta.updateSandbox`."""

    current_snapshot_id: str | None = None
    env: dict[str, str] | None = None
    network_policy: NetworkPolicy | None = None
    persistent: bool | None = None
    resources: UpdateSandboxRequestBodyResources | None = None
    runtime: Literal["node22", "node24", "python3.13"] | None = None
    snapshot_expiration: Any = UNSET
    tags: dict[str, str] | None = None
    timeout: int | None = None
