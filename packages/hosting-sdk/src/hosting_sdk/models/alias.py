"""The result of `aliases.getAlias`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_creator import AliasCreator
from hosting_sdk.models.alias_deployment import AliasDeployment
from hosting_sdk.models.alias_microfrontends import AliasMicrofrontends
from hosting_sdk.models.alias_protection_bypass import AliasProtectionBypass


@define(kw_only=True)
class Alias:
    """The result of `aliases.getAlias`.

    Attributes:
        alias: Domain name of the alias.
        created: Time of creation as ISO 8601 text, such as `2017-04-26T23:00:34.232Z`.
        created_at: Time of creation, in milliseconds since the epoch.
        creator: User who created it.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        deployment: Deployment that the alias points at.
        deployment_id: ID of the deployment that the alias points at (prefix `dpl_`).
        microfrontends: Settings of microfrontends.
        project_id: ID of the project (prefix `prj_`).
        protection_bypass: Exceptions from deployment protection, by their secret.
        redirect: Host name that the alias redirects to, if it redirects.
        redirect_status_code: HTTP status of the redirect.
        uid: ID of the alias.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    alias: str
    created: datetime | str
    created_at: float | Unset | None = UNSET
    creator: AliasCreator | None = None
    deleted_at: float | Unset | None = UNSET
    deployment: AliasDeployment | None = None
    deployment_id: str | None
    microfrontends: AliasMicrofrontends | None = None
    project_id: str | None
    protection_bypass: dict[str, AliasProtectionBypass] | None = None
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    uid: str
    updated_at: float | Unset | None = UNSET
