"""`GitProviderOptions`, a part of other types.

Generated from `manifest/schemas/GitProviderOptions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.consolidated_git_commit_status import ConsolidatedGitCommitStatus


@define(kw_only=True)
class GitProviderOptions:
    """`GitProviderOptions`, a part of other types."""

    consolidated_git_commit_status: ConsolidatedGitCommitStatus | None = None
    create_deployments: Literal["disabled", "enabled"] | str
    disable_repository_dispatch_events: bool | None = None
    git_commit_status: bool | None = None
    require_verified_commits: bool | None = None
