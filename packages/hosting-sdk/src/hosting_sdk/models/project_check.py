"""The result of `checksV2.createProjectCheck` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage
from hosting_sdk.models.check_source import CheckSource


@define(kw_only=True)
class ProjectCheck:
    """The result of `checksV2.createProjectCheck` and 2 more.

    Attributes:
        blocks: Stage of a deployment that waits for the check, such as `deployment-alias`; `none`
            blocks nothing.
        created_at: Time of creation, in milliseconds since the epoch.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        id: ID of the check (prefix `stf_`).
        is_rerequestable: Whether users can have the check run again.
        name: Name of the check.
        owner_id: ID of the team or user that owns the check.
        project_id: ID of the project (prefix `prj_`).
        requires: What the check needs before it runs: `build-ready`, `deployment-url` or `none`.
        source: Who runs the check: an integration, a webhook or a Git provider.
        source_integration_configuration_id: ID of the installed integration that runs the check
            (prefix `icfg_`).
        source_kind: Who runs the check: `integration`, `webhook`, `git-provider` or the platform
            itself.
        targets: Environments whose deployments are checked, such as `production`.
        timeout: Seconds until a run that has not finished counts as failed.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    blocks: CheckBlockingStage
    created_at: float
    deleted_at: float | None = None
    id: str
    is_rerequestable: bool
    name: str
    owner_id: str
    project_id: str
    requires: Literal["build-ready", "deployment-url", "none"] | str
    source: CheckSource
    source_integration_configuration_id: str | None = None
    source_kind: Literal["integration", "webhook", "git-provider", "vercel"] | str
    targets: list[str]
    timeout: float
    updated_at: float
