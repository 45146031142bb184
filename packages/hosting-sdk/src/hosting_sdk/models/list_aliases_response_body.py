"""The result of `aliases.listAliases`.

Generated from `manifest/schemas/ListAliasesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_alias_creator import GetAliasCreator
from hosting_sdk.models.get_alias_deployment import GetAliasDeployment
from hosting_sdk.models.get_alias_microfrontends import GetAliasMicrofrontends
from hosting_sdk.models.get_alias_protection_bypass import GetAliasProtectionBypass
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class ListAliasesResponseBodyAliases:
    """`aliases[]` of `ListAliasesResponseBody`."""

    alias: str
    created: datetime | str
    created_at: float | None = None
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
    updated_at: float | None = None


@define(kw_only=True)
class ListAliasesResponseBody:
    """The result of `aliases.listAliases`."""

    aliases: list[ListAliasesResponseBodyAliases]
    pagination: Pagination
