"""The result of `checksV2.createProjectCheck` and 2 more.

Generated from `manifest/schemas/Checks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.blocks import Blocks
from hosting_sdk.models.list_check_runs_source import ListCheckRunsSource


@define(kw_only=True)
class Checks:
    """The result of `checksV2.createProjectCheck` and 2 more."""

    blocks: Blocks
    created_at: float
    deleted_at: float | None = None
    id: str
    is_rerequestable: bool
    name: str
    owner_id: str
    project_id: str
    requires: Literal["build-ready", "deployment-url", "none"] | str
    source: ListCheckRunsSource
    source_integration_configuration_id: str | None = None
    source_kind: Literal["integration", "webhook", "git-provider", "vercel"] | str
    targets: list[str]
    timeout: float
    updated_at: float
