"""`PatchTeamPasswordProtection`, a part of other types.

Generated from `manifest/schemas/PatchTeamPasswordProtection.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.deployment_type import DeploymentType


@define(kw_only=True)
class PatchTeamPasswordProtection:
    """`PatchTeamPasswordProtection`, a part of other types."""

    deployment_type: DeploymentType
    password: str | Unset | None = UNSET
