"""`GitProviderOptions`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.consolidated_git_commit_status import ConsolidatedGitCommitStatus


@define(kw_only=True)
class GitProviderOptions:
    """`GitProviderOptions`, a part of other types.

    Attributes:
        consolidated_git_commit_status: One status for all deployments of a commit.
        create_deployments: Whether the bot makes GitHub deployments: `enabled` or `disabled`.
        disable_repository_dispatch_events: Whether no `repository_dispatch` events are sent to
            GitHub.
        git_commit_status: Whether commits get a status; absent means yes.
        require_verified_commits: Whether only signed commits are deployed.
    """

    consolidated_git_commit_status: ConsolidatedGitCommitStatus | None = None
    create_deployments: Literal["disabled", "enabled"] | str
    disable_repository_dispatch_events: bool | None = None
    git_commit_status: bool | None = None
    require_verified_commits: bool | None = None
