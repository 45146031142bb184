"""The body of `environment.createCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher, BranchMatcherDict


@define(kw_only=True)
class CreateCustomEnvironmentRequest:
    """The body of `environment.createCustomEnvironment`."""

    branch_matcher: BranchMatcher | None = None
    """Git branches that the environment deploys."""
    copy_env_vars_from: str | None = None
    """Environment to copy the variables of."""
    description: str | None = None
    """Purpose of the environment, at most 256 characters."""
    slug: str | None = None
    """Name of the environment in URLs, at most 32 characters."""


class CreateCustomEnvironmentRequestDict(TypedDict):
    """`CreateCustomEnvironmentRequest` as a dict in wire names."""

    branchMatcher: NotRequired[BranchMatcher | BranchMatcherDict]
    """Git branches that the environment deploys."""
    copyEnvVarsFrom: NotRequired[str]
    """Environment to copy the variables of."""
    description: NotRequired[str]
    """Purpose of the environment, at most 256 characters."""
    slug: NotRequired[str]
    """Name of the environment in URLs, at most 32 characters."""
