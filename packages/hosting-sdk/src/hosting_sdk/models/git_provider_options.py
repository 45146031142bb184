"""`GitProviderOptions`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.consolidated_git_commit_status import ConsolidatedGitCommitStatus


@define(kw_only=True)
class GitProviderOptions:
    """`GitProviderOptions`, a part of other types."""

    consolidated_git_commit_status: ConsolidatedGitCommitStatus | None = None
    """One status for all deployments of a commit."""
    create_deployments: Literal["disabled", "enabled"] | str
    """Whether the bot makes GitHub deployments: `enabled` or `disabled`."""
    disable_repository_dispatch_events: bool | None = None
    """Whether no `repository_dispatch` events are sent to GitHub."""
    git_commit_status: bool | None = None
    """Whether commits get a status; absent means yes."""
    require_verified_commits: bool | None = None
    """Whether only signed commits are deployed."""
