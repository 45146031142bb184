"""`AliasMicrofrontends`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_reference import ProjectReference


@define(kw_only=True)
class AliasMicrofrontendHost:
    """`applications[]` of `AliasMicrofrontends`.

    Attributes:
        fallback_host: Host that serves the application where no deployment of the branch or commit
            exists.
        project_id: ID of the project (prefix `prj_`).
    """

    fallback_host: str
    project_id: str


@define(kw_only=True)
class AliasMicrofrontendBranch:
    """`applications[]` of `AliasMicrofrontends`.

    Attributes:
        branch_alias: Alias of the branch; it may have no deployment, then the fallback host serves.
        fallback_host: Host that serves the application where no deployment of the branch or commit
            exists.
        project_id: ID of the project (prefix `prj_`).
    """

    branch_alias: str
    fallback_host: str
    project_id: str


@define(kw_only=True)
class AliasMicrofrontendDeployment:
    """`applications[]` of `AliasMicrofrontends`.

    Attributes:
        branch_alias: Alias of the branch; it may have no deployment, then the fallback host serves.
        branch_deployment_id: ID of the newest deployment of the branch when the alias of the commit
            was made.
        deployment_id: ID of the deployment of the same commit; it may be canceled.
        fallback_deployment_id: ID of the deployment behind the fallback host when the alias of the
            commit was made.
        fallback_host: Host that serves the application where no deployment of the branch or commit
            exists.
        project_id: ID of the project (prefix `prj_`).
    """

    branch_alias: str | None = None
    branch_deployment_id: str | None = None
    deployment_id: str | None = None
    fallback_deployment_id: str | None = None
    fallback_host: str | None = None
    project_id: str


@define(kw_only=True)
class AliasMicrofrontends:
    """`AliasMicrofrontends`, a part of other types.

    Attributes:
        applications: Applications that the alias serves together.
        default_app: Application that serves every path that no other takes.
    """

    applications: (
        list[AliasMicrofrontendHost]
        | list[AliasMicrofrontendBranch]
        | list[AliasMicrofrontendDeployment]
    )
    default_app: ProjectReference
