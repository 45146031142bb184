"""The result of `environment.createCustomEnvironment` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.project_domain import ProjectDomain


@define(kw_only=True)
class CustomEnvironment:
    """The result of `environment.createCustomEnvironment` and 3 more."""

    branch_matcher: BranchMatcher | None = None
    """Git branches that the environment deploys."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    current_deployment_aliases: list[str] | None = None
    """Domain names of the environment's newest deployment."""
    description: str | None = None
    """Purpose of the environment."""
    domains: list[ProjectDomain] | None = None
    """Domains of the environment."""
    id: str
    """ID of the custom environment (prefix `env_`)."""
    slug: str
    """Name of the custom environment in URLs."""
    type: EnvironmentTarget | str
    """Kind of the environment: `production`, `preview` or `development`."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
