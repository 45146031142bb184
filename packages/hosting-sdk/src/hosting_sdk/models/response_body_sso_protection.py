"""`ResponseBodySsoProtection`, a part of other types.

Generated from `manifest/schemas/ResponseBodySsoProtection.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.deployment_type import DeploymentType


@define(kw_only=True)
class ResponseBodySsoProtection:
    """`ResponseBodySsoProtection`, a part of other types."""

    cve55182_migration_applied_from: DeploymentType | Unset | None = UNSET
    deployment_type: DeploymentType
