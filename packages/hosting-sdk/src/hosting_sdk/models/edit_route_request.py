"""The body of `projectRoutes.editRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_project_route import NewProjectRoute, NewProjectRouteDict


@define(kw_only=True)
class EditRouteRequest:
    """The body of `projectRoutes.editRoute`.

    Attributes:
        restore: Whether to set the rule back to what production has.
        route: Routing rule.
    """

    restore: bool | None = None
    route: NewProjectRoute | None = None


class EditRouteRequestDict(TypedDict):
    """`EditRouteRequest` as a dict in wire names."""

    restore: NotRequired[bool]
    route: NotRequired[NewProjectRoute | NewProjectRouteDict]
