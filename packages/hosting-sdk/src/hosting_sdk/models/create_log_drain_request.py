"""The body of `logDrains.createLogDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class CreateLogDrainRequest:
    """The body of `logDrains.createLogDrain`."""

    delivery_format: Literal["json", "ndjson"] | None = None
    """Format of the logs: `json` or `ndjson`."""
    environments: list[SystemEnvironment] | None = None
    """Environments whose logs are sent, `production` or `preview`; at least one."""
    headers: dict[str, str] | None = None
    """Headers to send with each request, by name."""
    name: str
    """Name of the log drain: letters, digits, spaces, `_` and `-`; at most 100 characters."""
    project_ids: list[str] | None = None
    """IDs of the projects whose logs are sent, 1 to 50."""
    secret: str | None = None
    """Secret that signs the requests."""
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]] | None = (
        None
    )
    """Sources of logs, such as `build` or `lambda`; at least one."""
    url: str
    """Address that receives the logs."""


class CreateLogDrainRequestDict(TypedDict):
    """`CreateLogDrainRequest` as a dict in wire names."""

    deliveryFormat: NotRequired[Literal["json", "ndjson"]]
    """Format of the logs: `json` or `ndjson`."""
    environments: NotRequired[Sequence[SystemEnvironment]]
    """Environments whose logs are sent, `production` or `preview`; at least one."""
    headers: NotRequired[Mapping[str, str]]
    """Headers to send with each request, by name."""
    name: str
    """Name of the log drain: letters, digits, spaces, `_` and `-`; at most 100 characters."""
    projectIds: NotRequired[Sequence[str]]
    """IDs of the projects whose logs are sent, 1 to 50."""
    secret: NotRequired[str]
    """Secret that signs the requests."""
    sources: NotRequired[
        Sequence[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    ]
    """Sources of logs, such as `build` or `lambda`; at least one."""
    url: str
    """Address that receives the logs."""
