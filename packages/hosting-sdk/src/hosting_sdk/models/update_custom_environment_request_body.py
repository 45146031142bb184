"""The body of `environment.updateCustomEnvironment`.

Generated from `manifest/schemas/UpdateCustomEnvironmentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.branch_matcher import BranchMatcher


@define(kw_only=True)
class UpdateCustomEnvironmentRequestBody:
    """The body of `environment.updateCustomEnvironment`."""

    branch_matcher: BranchMatcher | Unset | None = UNSET
    description: str | None = None
    slug: str | None = None
