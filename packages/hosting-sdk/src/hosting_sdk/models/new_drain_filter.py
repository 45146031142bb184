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
    """`filter` of `NewDrainFilter`.

    Attributes:
        text: Filter as an OData expression.
        type: Kind of the filter: `basic` or `odata`.
    """

    text: str
    type: str


@define(kw_only=True)
class NewDrainBasicFilterDeployment:
    """`filter.deployment` of `NewDrainFilter`.

    Attributes:
        environments: Environments whose data is delivered, such as `production`.
    """

    environments: list[SystemEnvironment] | None = None


@define(kw_only=True)
class NewDrainBasicFilterLog:
    """`filter.log` of `NewDrainFilter`.

    Attributes:
        sources: Sources of logs that are delivered, such as `build` or `lambda`.
    """

    sources: list[LogSource] | None = None


@define(kw_only=True)
class NewDrainBasicFilterProject:
    """`filter.project` of `NewDrainFilter`.

    Attributes:
        ids: IDs of the projects whose data is delivered.
    """

    ids: list[str] | None = None


@define(kw_only=True)
class NewDrainBasicFilter:
    """`filter` of `NewDrainFilter`.

    Attributes:
        deployment: Deployments whose data is delivered.
        log: Logs that are delivered.
        project: Projects whose data is delivered.
        type: Kind of the filter: `basic` or `odata`.
    """

    deployment: NewDrainBasicFilterDeployment | None = None
    log: NewDrainBasicFilterLog | None = None
    project: NewDrainBasicFilterProject | None = None
    type: str


@define(kw_only=True)
class NewDrainFilterRules:
    """`NewDrainFilter`, a part of other types.

    Attributes:
        filter: Which data is delivered.
        version: Version of the format of the filter.
    """

    filter: NewDrainODataFilter | NewDrainBasicFilter
    version: str


class NewDrainODataFilterDict(TypedDict):
    """`NewDrainODataFilter` as a dict in wire names."""

    text: str
    type: str


class NewDrainBasicFilterDeploymentDict(TypedDict):
    """`NewDrainBasicFilterDeployment` as a dict in wire names."""

    environments: NotRequired[Sequence[SystemEnvironment]]


class NewDrainBasicFilterLogDict(TypedDict):
    """`NewDrainBasicFilterLog` as a dict in wire names."""

    sources: NotRequired[Sequence[LogSource]]


class NewDrainBasicFilterProjectDict(TypedDict):
    """`NewDrainBasicFilterProject` as a dict in wire names."""

    ids: NotRequired[Sequence[str]]


class NewDrainBasicFilterDict(TypedDict):
    """`NewDrainBasicFilter` as a dict in wire names."""

    deployment: NotRequired[NewDrainBasicFilterDeployment | NewDrainBasicFilterDeploymentDict]
    log: NotRequired[NewDrainBasicFilterLog | NewDrainBasicFilterLogDict]
    project: NotRequired[NewDrainBasicFilterProject | NewDrainBasicFilterProjectDict]
    type: str


class NewDrainFilterRulesDict(TypedDict):
    """`NewDrainFilterRules` as a dict in wire names."""

    filter: (
        NewDrainODataFilter
        | NewDrainODataFilterDict
        | NewDrainBasicFilter
        | NewDrainBasicFilterDict
    )
    version: str


NewDrainFilter: TypeAlias = NewDrainFilterRules | str
"""`NewDrainFilter`, a part of other types."""

NewDrainFilterDict: TypeAlias = NewDrainFilterRulesDict | str
"""`NewDrainFilter` as plain data in wire names."""
