"""The result of `environment.createCustomEnvironment` and 3 more.

Generated from `manifest/schemas/CustomEnvironments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.response_body_domains import ResponseBodyDomains


@define(kw_only=True)
class CustomEnvironments:
    """The result of `environment.createCustomEnvironment` and 3 more."""

    branch_matcher: BranchMatcher | None = None
    created_at: float
    current_deployment_aliases: list[str] | None = None
    description: str | None = None
    domains: list[ResponseBodyDomains] | None = None
    id: str
    slug: str
    type: NewTarget
    updated_at: float
