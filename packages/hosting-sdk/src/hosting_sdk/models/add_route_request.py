"""The body of `projectRoutes.addRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_project_route import NewProjectRoute, NewProjectRouteDict


@define(kw_only=True)
class AddRouteRequestPosition:
    """`position` of `AddRouteRequest`.

    Attributes:
        placement: `start`, `end`, or `before` or `after` the rule in `referenceId`.
        reference_id: ID of the rule to insert before or after.
    """

    placement: Literal["start", "end", "after", "before"] | None = None
    reference_id: str | None = None


@define(kw_only=True)
class AddRouteRequest:
    """The body of `projectRoutes.addRoute`.

    Attributes:
        position: Where to insert the rule; absent: at the end.
        route: Routing rule.
    """

    position: AddRouteRequestPosition | None = None
    route: NewProjectRoute


class AddRouteRequestPositionDict(TypedDict):
    """`AddRouteRequestPosition` as a dict in wire names."""

    placement: NotRequired[Literal["start", "end", "after", "before"]]
    referenceId: NotRequired[str]


class AddRouteRequestDict(TypedDict):
    """`AddRouteRequest` as a dict in wire names."""

    position: NotRequired[AddRouteRequestPosition | AddRouteRequestPositionDict]
    route: NewProjectRoute | NewProjectRouteDict
