"""The body of `environment.createCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher, BranchMatcherDict


@define(kw_only=True)
class CreateCustomEnvironmentRequest:
    """The body of `environment.createCustomEnvironment`.

    Attributes:
        branch_matcher: Git branches that the environment deploys.
        copy_env_vars_from: Environment to copy the variables of.
        description: What the environment is for, at most 256 characters.
        slug: Name of the environment in URLs, at most 32 characters.
    """

    branch_matcher: BranchMatcher | None = None
    copy_env_vars_from: str | None = None
    description: str | None = None
    slug: str | None = None


class CreateCustomEnvironmentRequestDict(TypedDict):
    """`CreateCustomEnvironmentRequest` as a dict in wire names."""

    branchMatcher: NotRequired[BranchMatcher | BranchMatcherDict]
    copyEnvVarsFrom: NotRequired[str]
    description: NotRequired[str]
    slug: NotRequired[str]
