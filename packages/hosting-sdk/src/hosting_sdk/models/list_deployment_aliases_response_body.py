"""The result of `aliases.listDeploymentAliases`.

Generated from `manifest/schemas/ListDeploymentAliasesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_alias_protection_bypass import GetAliasProtectionBypass


@define(kw_only=True)
class ListDeploymentAliasesResponseBodyAliases:
    """`aliases[]` of `ListDeploymentAliasesResponseBody`."""

    alias: str
    created: datetime | str
    protection_bypass: dict[str, GetAliasProtectionBypass] | None = None
    redirect: str | Unset | None = UNSET
    uid: str


@define(kw_only=True)
class ListDeploymentAliasesResponseBody:
    """The result of `aliases.listDeploymentAliases`."""

    aliases: list[ListDeploymentAliasesResponseBodyAliases]
