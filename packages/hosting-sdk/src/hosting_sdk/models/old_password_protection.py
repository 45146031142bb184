"""`OldPasswordProtection`, a part of other types.

Generated from `manifest/schemas/OldPasswordProtection.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.deployment_type import DeploymentType


@define(kw_only=True)
class OldPasswordProtection1:
    """`OldPasswordProtection`, a part of other types."""

    deployment_type: DeploymentType


OldPasswordProtection: TypeAlias = OldPasswordProtection1 | DeploymentType
"""`OldPasswordProtection`, a part of other types."""
