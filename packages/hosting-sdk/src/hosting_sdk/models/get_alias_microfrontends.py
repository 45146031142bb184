"""`GetAliasMicrofrontends`, a part of other types.

Generated from `manifest/schemas/GetAliasMicrofrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.get_alias_default_app import GetAliasDefaultApp


@define(kw_only=True)
class GetAliasMicrofrontendsApplications:
    """`applications[]` of `GetAliasMicrofrontends`."""

    fallback_host: str
    project_id: str


@define(kw_only=True)
class GetAliasMicrofrontendsApplicationsObject:
    """`applications[]` of `GetAliasMicrofrontends`."""

    branch_alias: str
    fallback_host: str
    project_id: str


@define(kw_only=True)
class GetAliasMicrofrontendsApplicationsObjectObject:
    """`applications[]` of `GetAliasMicrofrontends`."""

    branch_alias: str | None = None
    branch_deployment_id: str | None = None
    deployment_id: str | None = None
    fallback_deployment_id: str | None = None
    fallback_host: str | None = None
    project_id: str


@define(kw_only=True)
class GetAliasMicrofrontends:
    """`GetAliasMicrofrontends`, a part of other types."""

    applications: (
        list[GetAliasMicrofrontendsApplications]
        | list[GetAliasMicrofrontendsApplicationsObject]
        | list[GetAliasMicrofrontendsApplicationsObjectObject]
    )
    default_app: GetAliasDefaultApp
