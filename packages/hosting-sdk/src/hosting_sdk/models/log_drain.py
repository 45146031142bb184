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
    """The result of `logDrains.createLogDrain` and 1 more.

    Attributes:
        branch: Pattern of the Git branches whose logs are sent.
        client_id: ID of the integration that made the log drain (prefix `oac_`).
        configuration_id: ID of the installed integration (prefix `icfg_`).
        created_at: Time of creation, in milliseconds since the epoch.
        created_from: Who made the log drain: an `integration` or a user (`self-served`).
        delivery_format: Format of the logs, such as `json` or `ndjson`.
        environments: Environments whose logs are sent.
        headers: Headers to send with each request, by name.
        id: ID of the log drain (prefix `ld_`).
        project_id: ID of the project (prefix `prj_`).
        project_ids: IDs of the projects (prefix `prj_`).
        sampling_rate: Share of the logs that is sent.
        sources: Sources of logs that are sent, such as `build` or `lambda`.
    """

    branch: str | None = None
    client_id: str | None = None
    configuration_id: str | None = None
    created_at: float
    created_from: Literal["integration", "self-served"] | str | None = None
    delivery_format: Literal["json", "ndjson", "protobuf"] | str | None = None
    environments: list[SystemEnvironment] | None = None
    headers: dict[str, str] | None = None
    id: str
    name: str
    owner_id: str
    project_id: str | Unset | None = UNSET
    project_ids: list[str] | None = None
    sampling_rate: float | None = None
    source: DrainSource
    sources: list[LogSource] | None = None
    url: str
