"""The result of `logDrains.createLogDrain` and 1 more.

Generated from `manifest/schemas/CreateLogDrainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.drains_source import DrainsSource
from hosting_sdk.models.env import Env
from hosting_sdk.models.filter_sources import FilterSources


@define(kw_only=True)
class CreateLogDrainResponseBody:
    """The result of `logDrains.createLogDrain` and 1 more."""

    branch: str | None = None
    client_id: str | None = None
    configuration_id: str | None = None
    created_at: float
    created_from: Literal["integration", "self-served"] | str | None = None
    delivery_format: Literal["json", "ndjson", "protobuf"] | str | None = None
    environments: list[Env] | None = None
    headers: dict[str, str] | None = None
    id: str
    name: str
    owner_id: str
    project_id: str | Unset | None = UNSET
    project_ids: list[str] | None = None
    sampling_rate: float | None = None
    source: DrainsSource
    sources: list[FilterSources] | None = None
    url: str
