"""The body of `environment.updateCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.branch_matcher import BranchMatcher, BranchMatcherDict


@define(kw_only=True)
class UpdateCustomEnvironmentRequest:
    """The body of `environment.updateCustomEnvironment`.

    Attributes:
        branch_matcher: Git branches that the environment deploys.
        description: What the environment is for, at most 256 characters.
        slug: Name of the environment in URLs, at most 32 characters.
    """

    branch_matcher: BranchMatcher | Unset | None = UNSET
    description: str | None = None
    slug: str | None = None


class UpdateCustomEnvironmentRequestDict(TypedDict):
    """`UpdateCustomEnvironmentRequest` as a dict in wire names."""

    branchMatcher: NotRequired[BranchMatcher | BranchMatcherDict | None]
    description: NotRequired[str]
    slug: NotRequired[str]
