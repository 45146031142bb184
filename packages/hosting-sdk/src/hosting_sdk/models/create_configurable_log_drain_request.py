"""The body of `logDrains.createConfigurableLogDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class CreateConfigurableLogDrainRequest:
    """The body of `logDrains.createConfigurableLogDrain`.

    Attributes:
        delivery_format: Format of the logs: `json` or `ndjson`.
        environments: Environments whose logs are sent, `production` or `preview`; at least one.
        headers: Headers to send with each request, by name.
        name: Name of the log drain.
        project_ids: IDs of the projects whose logs are sent, 1 to 50.
        sampling_rate: Share of the logs that is sent, 0 to 100 percent, with at most 2 decimals.
        secret: Secret that signs the requests.
        sources: Sources of logs, such as `build` or `lambda`; at least one.
        url: Address that receives the logs.
    """

    delivery_format: Literal["json", "ndjson"]
    environments: list[SystemEnvironment] | None = None
    headers: dict[str, str] | None = None
    name: str | None = None
    project_ids: list[str] | None = None
    sampling_rate: float | None = None
    secret: str | None = None
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    url: str


class CreateConfigurableLogDrainRequestDict(TypedDict):
    """`CreateConfigurableLogDrainRequest` as a dict in wire names."""

    deliveryFormat: Literal["json", "ndjson"]
    environments: NotRequired[Sequence[SystemEnvironment]]
    headers: NotRequired[Mapping[str, str]]
    name: NotRequired[str]
    projectIds: NotRequired[Sequence[str]]
    samplingRate: NotRequired[float]
    secret: NotRequired[str]
    sources: Sequence[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    url: str
