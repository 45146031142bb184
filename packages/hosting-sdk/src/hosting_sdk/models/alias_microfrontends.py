"""`AliasMicrofrontends`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_reference import ProjectReference


@define(kw_only=True)
class AliasMicrofrontendHost:
    """`applications[]` of `AliasMicrofrontends`."""

    fallback_host: str
    """Host that serves the application where no deployment of the branch or commit exists."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class AliasMicrofrontendBranch:
    """`applications[]` of `AliasMicrofrontends`."""

    branch_alias: str
    """Alias of the branch; it may have no deployment, then the fallback host serves."""
    fallback_host: str
    """Host that serves the application where no deployment of the branch or commit exists."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class AliasMicrofrontendDeployment:
    """`applications[]` of `AliasMicrofrontends`."""

    branch_alias: str | None = None
    """Alias of the branch; it may have no deployment, then the fallback host serves."""
    branch_deployment_id: str | None = None
    """ID of the newest deployment of the branch when the alias of the commit was made."""
    deployment_id: str | None = None
    """ID of the deployment of the same commit; it may be canceled."""
    fallback_deployment_id: str | None = None
    """ID of the deployment behind the fallback host when the alias of the commit was made."""
    fallback_host: str | None = None
    """Host that serves the application where no deployment of the branch or commit exists."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class AliasMicrofrontends:
    """`AliasMicrofrontends`, a part of other types."""

    applications: (
        list[AliasMicrofrontendHost]
        | list[AliasMicrofrontendBranch]
        | list[AliasMicrofrontendDeployment]
    )
    """Applications that the alias serves together."""
    default_app: ProjectReference
    """Application that serves every path that no other takes."""
