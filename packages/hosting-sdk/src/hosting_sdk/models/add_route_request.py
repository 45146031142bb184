"""The body of `projectRoutes.addRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_project_route import NewProjectRoute, NewProjectRouteDict


@define(kw_only=True)
class AddRouteRequestPosition:
    """`position` of `AddRouteRequest`."""

    placement: Literal["start", "end", "after", "before"] | None = None
    """`start`, `end`, or `before` or `after` the rule in `referenceId`."""
    reference_id: str | None = None
    """ID of the rule to insert before or after."""


@define(kw_only=True)
class AddRouteRequest:
    """The body of `projectRoutes.addRoute`."""

    position: AddRouteRequestPosition | None = None
    """Position of the new rule; the end if it is absent."""
    route: NewProjectRoute
    """Routing rule."""


class AddRouteRequestPositionDict(TypedDict):
    """`AddRouteRequestPosition` as a dict in wire names."""

    placement: NotRequired[Literal["start", "end", "after", "before"]]
    """`start`, `end`, or `before` or `after` the rule in `referenceId`."""
    referenceId: NotRequired[str]
    """ID of the rule to insert before or after."""


class AddRouteRequestDict(TypedDict):
    """`AddRouteRequest` as a dict in wire names."""

    position: NotRequired[AddRouteRequestPosition | AddRouteRequestPositionDict]
    """Position of the new rule; the end if it is absent."""
    route: NewProjectRoute | NewProjectRouteDict
    """Routing rule."""
