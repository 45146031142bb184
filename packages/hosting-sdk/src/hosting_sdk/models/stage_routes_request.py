"""The body of `projectRoutes.stageRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.route_definition import RouteDefinition, RouteDefinitionDict


@define(kw_only=True)
class StageRoutesRequestRoute:
    """`routes[]` of `StageRoutesRequest`."""

    description: str | None = None
    """Purpose of the rule."""
    enabled: bool | None = None
    """Whether the rule is in use."""
    id: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    route: RouteDefinition
    """Conditions and actions of the rule."""


@define(kw_only=True)
class StageRoutesRequest:
    """The body of `projectRoutes.stageRoutes`."""

    overwrite: bool | None = None
    """Whether the given rules replace all others; otherwise they are merged by ID."""
    routes: list[StageRoutesRequestRoute] | None = None
    """Routing rules of the project."""


class StageRoutesRequestRouteDict(TypedDict):
    """`StageRoutesRequestRoute` as a dict in wire names."""

    description: NotRequired[str]
    """Purpose of the rule."""
    enabled: NotRequired[bool]
    """Whether the rule is in use."""
    id: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    route: RouteDefinition | RouteDefinitionDict
    """Conditions and actions of the rule."""


class StageRoutesRequestDict(TypedDict):
    """`StageRoutesRequest` as a dict in wire names."""

    overwrite: NotRequired[bool]
    """Whether the given rules replace all others; otherwise they are merged by ID."""
    routes: NotRequired[Sequence[StageRoutesRequestRoute | StageRoutesRequestRouteDict]]
    """Routing rules of the project."""
