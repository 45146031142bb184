"""The result of `checksV2.createProjectCheck` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage
from hosting_sdk.models.check_source import CheckSource


@define(kw_only=True)
class ProjectCheck:
    """The result of `checksV2.createProjectCheck` and 2 more."""

    blocks: CheckBlockingStage | str
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    deleted_at: float | None = None
    """Time of deletion, in milliseconds since the epoch."""
    id: str
    """ID of the check (prefix `stf_`)."""
    is_rerequestable: bool
    """Whether users can have the check run again."""
    name: str
    """Name of the check."""
    owner_id: str
    """ID of the team or user that owns the check."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    requires: Literal["build-ready", "deployment-url", "none"] | str
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`."""
    source: CheckSource
    """Service that runs the check: an integration, a webhook or a Git provider."""
    source_integration_configuration_id: str | None = None
    """ID of the installed integration that runs the check (prefix `icfg_`)."""
    source_kind: Literal["integration", "webhook", "git-provider", "vercel"] | str
    """Kind of service that runs the check: `integration`, `webhook`, `git-provider` or the
    platform itself."""
    targets: list[str]
    """Environments whose deployments are checked, such as `production`."""
    timeout: float
    """Seconds until a run that has not finished counts as failed."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
