"""The result of `environment.createCustomEnvironment` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.project_domain import ProjectDomain


@define(kw_only=True)
class CustomEnvironment:
    """The result of `environment.createCustomEnvironment` and 3 more.

    Attributes:
        branch_matcher: Git branches that the environment deploys.
        created_at: Time of creation, in milliseconds since the epoch.
        current_deployment_aliases: Domain names of the environment's newest deployment.
        description: What the environment is for.
        domains: Domains of the environment.
        id: ID of the custom environment (prefix `env_`).
        slug: Name of the custom environment in URLs.
        type: Kind of the environment: `production`, `preview` or `development`.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    branch_matcher: BranchMatcher | None = None
    created_at: float
    current_deployment_aliases: list[str] | None = None
    description: str | None = None
    domains: list[ProjectDomain] | None = None
    id: str
    slug: str
    type: EnvironmentTarget
    updated_at: float
