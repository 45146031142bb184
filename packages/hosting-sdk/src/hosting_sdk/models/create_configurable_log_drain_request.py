"""The body of `logDrains.createConfigurableLogDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class CreateConfigurableLogDrainRequest:
    """The body of `logDrains.createConfigurableLogDrain`."""

    delivery_format: Literal["json", "ndjson"]
    """Format of the logs: `json` or `ndjson`."""
    environments: list[SystemEnvironment] | None = None
    """Environments whose logs are sent, `production` or `preview`; at least one."""
    headers: dict[str, str] | None = None
    """Headers to send with each request, by name."""
    name: str | None = None
    """Name of the log drain."""
    project_ids: list[str] | None = None
    """IDs of the projects whose logs are sent, 1 to 50."""
    sampling_rate: float | None = None
    """Share of the logs that is sent, 0 to 100 percent, with at most 2 decimals."""
    secret: str | None = None
    """Secret that signs the requests."""
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    """Sources of logs, such as `build` or `lambda`; at least one."""
    url: str
    """Address that receives the logs."""


class CreateConfigurableLogDrainRequestDict(TypedDict):
    """`CreateConfigurableLogDrainRequest` as a dict in wire names."""

    deliveryFormat: Literal["json", "ndjson"]
    """Format of the logs: `json` or `ndjson`."""
    environments: NotRequired[Sequence[SystemEnvironment]]
    """Environments whose logs are sent, `production` or `preview`; at least one."""
    headers: NotRequired[Mapping[str, str]]
    """Headers to send with each request, by name."""
    name: NotRequired[str]
    """Name of the log drain."""
    projectIds: NotRequired[Sequence[str]]
    """IDs of the projects whose logs are sent, 1 to 50."""
    samplingRate: NotRequired[float]
    """Share of the logs that is sent, 0 to 100 percent, with at most 2 decimals."""
    secret: NotRequired[str]
    """Secret that signs the requests."""
    sources: Sequence[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    """Sources of logs, such as `build` or `lambda`; at least one."""
    url: str
    """Address that receives the logs."""
