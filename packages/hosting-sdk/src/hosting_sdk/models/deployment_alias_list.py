"""The result of `aliases.listDeploymentAliases`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_protection_bypass import AliasProtectionBypass


@define(kw_only=True)
class DeploymentAlias:
    """`aliases[]` of `DeploymentAliasList`."""

    alias: str
    """Domain name of the alias."""
    created: datetime | str
    """Time of creation as ISO 8601 text, such as `2017-04-26T23:00:34.232Z`."""
    protection_bypass: dict[str, AliasProtectionBypass] | None = None
    """Exceptions from deployment protection, by their secret."""
    redirect: str | Unset | None = UNSET
    """Host name that the alias redirects to, if it redirects."""
    uid: str
    """ID of the alias."""


@define(kw_only=True)
class DeploymentAliasList:
    """The result of `aliases.listDeploymentAliases`."""

    aliases: list[DeploymentAlias]
