"""The body of `environment.updateCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.branch_matcher import BranchMatcher, BranchMatcherDict


@define(kw_only=True)
class UpdateCustomEnvironmentRequest:
    """The body of `environment.updateCustomEnvironment`."""

    branch_matcher: BranchMatcher | Unset | None = UNSET
    """Git branches that the environment deploys."""
    description: str | None = None
    """Purpose of the environment, at most 256 characters."""
    slug: str | None = None
    """Name of the environment in URLs, at most 32 characters."""


class UpdateCustomEnvironmentRequestDict(TypedDict):
    """`UpdateCustomEnvironmentRequest` as a dict in wire names."""

    branchMatcher: NotRequired[BranchMatcher | BranchMatcherDict | None]
    """Git branches that the environment deploys."""
    description: NotRequired[str]
    """Purpose of the environment, at most 256 characters."""
    slug: NotRequired[str]
    """Name of the environment in URLs, at most 32 characters."""
