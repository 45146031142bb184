"""The body of `projectRoutes.stageRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.route_definition import RouteDefinition, RouteDefinitionDict


@define(kw_only=True)
class StageRoutesRequestRoute:
    """`routes[]` of `StageRoutesRequest`.

    Attributes:
        description: What the rule is for.
        enabled: Whether the rule is in use.
        id: ID of the rule.
        name: Name of the rule.
        route: What the rule matches and does.
    """

    description: str | None = None
    enabled: bool | None = None
    id: str
    name: str
    route: RouteDefinition


@define(kw_only=True)
class StageRoutesRequest:
    """The body of `projectRoutes.stageRoutes`.

    Attributes:
        overwrite: Whether the given rules replace all others; otherwise they are merged by ID.
        routes: Routing rules of the project.
    """

    overwrite: bool | None = None
    routes: list[StageRoutesRequestRoute] | None = None


class StageRoutesRequestRouteDict(TypedDict):
    """`StageRoutesRequestRoute` as a dict in wire names."""

    description: NotRequired[str]
    enabled: NotRequired[bool]
    id: str
    name: str
    route: RouteDefinition | RouteDefinitionDict


class StageRoutesRequestDict(TypedDict):
    """`StageRoutesRequest` as a dict in wire names."""

    overwrite: NotRequired[bool]
    routes: NotRequired[Sequence[StageRoutesRequestRoute | StageRoutesRequestRouteDict]]
