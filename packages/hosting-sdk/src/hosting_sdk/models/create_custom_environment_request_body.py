"""The body of `environment.createCustomEnvironment`.

Generated from `manifest/schemas/CreateCustomEnvironmentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.branch_matcher import BranchMatcher


@define(kw_only=True)
class CreateCustomEnvironmentRequestBody:
    """The body of `environment.createCustomEnvironment`."""

    branch_matcher: BranchMatcher | None = None
    copy_env_vars_from: str | None = None
    description: str | None = None
    slug: str | None = None
