"""The body of `logDrains.createLogDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class CreateLogDrainRequest:
    """The body of `logDrains.createLogDrain`.

    Attributes:
        delivery_format: Format of the logs: `json` or `ndjson`.
        environments: Environments whose logs are sent, `production` or `preview`; at least one.
        headers: Headers to send with each request, by name.
        name: Name of the log drain: letters, digits, spaces, `_` and `-`; at most 100 characters.
        project_ids: IDs of the projects whose logs are sent, 1 to 50.
        secret: Secret that signs the requests.
        sources: Sources of logs, such as `build` or `lambda`; at least one.
        url: Address that receives the logs.
    """

    delivery_format: Literal["json", "ndjson"] | None = None
    environments: list[SystemEnvironment] | None = None
    headers: dict[str, str] | None = None
    name: str
    project_ids: list[str] | None = None
    secret: str | None = None
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]] | None = (
        None
    )
    url: str


class CreateLogDrainRequestDict(TypedDict):
    """`CreateLogDrainRequest` as a dict in wire names."""

    deliveryFormat: NotRequired[Literal["json", "ndjson"]]
    environments: NotRequired[Sequence[SystemEnvironment]]
    headers: NotRequired[Mapping[str, str]]
    name: str
    projectIds: NotRequired[Sequence[str]]
    secret: NotRequired[str]
    sources: NotRequired[
        Sequence[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    ]
    url: str
