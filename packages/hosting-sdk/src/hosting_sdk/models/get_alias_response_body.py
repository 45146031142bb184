"""The result of `aliases.getAlias`.

Generated from `manifest/schemas/GetAliasResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_alias_creator import GetAliasCreator
from hosting_sdk.models.get_alias_deployment import GetAliasDeployment
from hosting_sdk.models.get_alias_microfrontends import GetAliasMicrofrontends
from hosting_sdk.models.get_alias_protection_bypass import GetAliasProtectionBypass


@define(kw_only=True)
class GetAliasResponseBody:
    """The result of `aliases.getAlias`."""

    alias: str
    created: datetime | str
    created_at: float | Unset | None = UNSET
    creator: GetAliasCreator | None = None
    deleted_at: float | Unset | None = UNSET
    deployment: GetAliasDeployment | None = None
    deployment_id: str | None
    microfrontends: GetAliasMicrofrontends | None = None
    project_id: str | None
    protection_bypass: dict[str, GetAliasProtectionBypass] | None = None
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    uid: str
    updated_at: float | Unset | None = UNSET
