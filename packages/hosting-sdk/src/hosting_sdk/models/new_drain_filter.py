"""`NewDrainFilter`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.log_source import LogSource
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class NewDrainODataFilter:
    """`filter` of `NewDrainFilter`."""

    text: str
    """Filter as an OData expression."""
    type: str
    """Kind of the filter: `basic` or `odata`."""


@define(kw_only=True)
class NewDrainBasicFilterDeployment:
    """`filter.deployment` of `NewDrainFilter`."""

    environments: list[SystemEnvironment] | None = None
    """Environments whose data is delivered, such as `production`."""


@define(kw_only=True)
class NewDrainBasicFilterLog:
    """`filter.log` of `NewDrainFilter`."""

    sources: list[LogSource] | None = None
    """Sources of logs that are delivered, such as `build` or `lambda`."""


@define(kw_only=True)
class NewDrainBasicFilterProject:
    """`filter.project` of `NewDrainFilter`."""

    ids: list[str] | None = None
    """IDs of the projects whose data is delivered."""


@define(kw_only=True)
class NewDrainBasicFilter:
    """`filter` of `NewDrainFilter`."""

    deployment: NewDrainBasicFilterDeployment | None = None
    """Deployments whose data is delivered."""
    log: NewDrainBasicFilterLog | None = None
    """Logs that are delivered."""
    project: NewDrainBasicFilterProject | None = None
    """Projects whose data is delivered."""
    type: str
    """Kind of the filter: `basic` or `odata`."""


@define(kw_only=True)
class NewDrainFilterRules:
    """`NewDrainFilter`, a part of other types."""

    filter: NewDrainODataFilter | NewDrainBasicFilter
    """Filter of the data that is delivered."""
    version: str
    """Version of the format of the filter."""


class NewDrainODataFilterDict(TypedDict):
    """`NewDrainODataFilter` as a dict in wire names."""

    text: str
    """Filter as an OData expression."""
    type: str
    """Kind of the filter: `basic` or `odata`."""


class NewDrainBasicFilterDeploymentDict(TypedDict):
    """`NewDrainBasicFilterDeployment` as a dict in wire names."""

    environments: NotRequired[Sequence[SystemEnvironment]]
    """Environments whose data is delivered, such as `production`."""


class NewDrainBasicFilterLogDict(TypedDict):
    """`NewDrainBasicFilterLog` as a dict in wire names."""

    sources: NotRequired[Sequence[LogSource]]
    """Sources of logs that are delivered, such as `build` or `lambda`."""


class NewDrainBasicFilterProjectDict(TypedDict):
    """`NewDrainBasicFilterProject` as a dict in wire names."""

    ids: NotRequired[Sequence[str]]
    """IDs of the projects whose data is delivered."""


class NewDrainBasicFilterDict(TypedDict):
    """`NewDrainBasicFilter` as a dict in wire names."""

    deployment: NotRequired[NewDrainBasicFilterDeployment | NewDrainBasicFilterDeploymentDict]
    """Deployments whose data is delivered."""
    log: NotRequired[NewDrainBasicFilterLog | NewDrainBasicFilterLogDict]
    """Logs that are delivered."""
    project: NotRequired[NewDrainBasicFilterProject | NewDrainBasicFilterProjectDict]
    """Projects whose data is delivered."""
    type: str
    """Kind of the filter: `basic` or `odata`."""


class NewDrainFilterRulesDict(TypedDict):
    """`NewDrainFilterRules` as a dict in wire names."""

    filter: (
        NewDrainODataFilter
        | NewDrainODataFilterDict
        | NewDrainBasicFilter
        | NewDrainBasicFilterDict
    )
    """Filter of the data that is delivered."""
    version: str
    """Version of the format of the filter."""


NewDrainFilter: TypeAlias = NewDrainFilterRules | str
"""`NewDrainFilter`, a part of other types."""

NewDrainFilterDict: TypeAlias = NewDrainFilterRulesDict | str
"""`NewDrainFilter` as plain data in wire names."""
