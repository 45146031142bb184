"""`SsoProtectionRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.protection_scope import ProtectionScope


@define(kw_only=True)
class SsoProtectionRequest:
    """`SsoProtectionRequest`, a part of other types."""

    deployment_type: ProtectionScope | None = None
    """Deployments that are protected, such as `preview` or `all`. `"preview"` when it is absent."""


class SsoProtectionRequestDict(TypedDict):
    """`SsoProtectionRequest` as a dict in wire names."""

    deploymentType: NotRequired[ProtectionScope]
    """Deployments that are protected, such as `preview` or `all`. `"preview"` when it is absent."""
