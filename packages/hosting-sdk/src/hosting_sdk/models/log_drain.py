"""The result of `logDrains.createLogDrain` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.drain_source import DrainSource
from hosting_sdk.models.log_source import LogSource
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class LogDrain:
    """The result of `logDrains.createLogDrain` and 1 more."""

    branch: str | None = None
    """Pattern of the Git branches whose logs are sent."""
    client_id: str | None = None
    """ID of the integration that made the log drain (prefix `oac_`)."""
    configuration_id: str | None = None
    """ID of the installed integration (prefix `icfg_`)."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_from: Literal["integration", "self-served"] | str | None = None
    """Creator of the log drain: an `integration` or a user (`self-served`)."""
    delivery_format: Literal["json", "ndjson", "protobuf"] | str | None = None
    """Format of the logs, such as `json` or `ndjson`."""
    environments: list[SystemEnvironment | str] | None = None
    """Environments whose logs are sent."""
    headers: dict[str, str] | None = None
    """Headers to send with each request, by name."""
    id: str
    """ID of the log drain (prefix `ld_`)."""
    name: str
    owner_id: str
    project_id: str | Unset | None = UNSET
    """ID of the project (prefix `prj_`)."""
    project_ids: list[str] | None = None
    """IDs of the projects (prefix `prj_`)."""
    sampling_rate: float | None = None
    """Share of the logs that is sent."""
    source: DrainSource
    sources: list[LogSource | str] | None = None
    """Sources of logs that are sent, such as `build` or `lambda`."""
    url: str
