"""The result of `aliases.listAliases`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_creator import AliasCreator
from hosting_sdk.models.alias_deployment import AliasDeployment
from hosting_sdk.models.alias_microfrontends import AliasMicrofrontends
from hosting_sdk.models.alias_protection_bypass import AliasProtectionBypass
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class ListedAlias:
    """`aliases[]` of `AliasPage`."""

    alias: str
    """Domain name of the alias."""
    created: datetime | str
    """Time of creation as ISO 8601 text, such as `2017-04-26T23:00:34.232Z`."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    creator: AliasCreator | None = None
    """User who created it."""
    deleted_at: float | Unset | None = UNSET
    """Time of deletion, in milliseconds since the epoch."""
    deployment: AliasDeployment | None = None
    """Deployment that the alias points at."""
    deployment_id: str | None
    """ID of the deployment that the alias points at (prefix `dpl_`)."""
    microfrontends: AliasMicrofrontends | None = None
    """Settings of microfrontends."""
    project_id: str | None
    """ID of the project (prefix `prj_`)."""
    protection_bypass: dict[str, AliasProtectionBypass] | None = None
    """Exceptions from deployment protection, by their secret."""
    redirect: str | Unset | None = UNSET
    """Host name that the alias redirects to, if it redirects."""
    redirect_status_code: float | Unset | None = UNSET
    """HTTP status of the redirect."""
    uid: str
    """ID of the alias."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class AliasPage(Page["AliasPage", "ListedAlias"]):
    """The result of `aliases.listAliases`."""

    aliases: list[ListedAlias]
    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
