"""The body of `projectRoutes.editRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_project_route import NewProjectRoute, NewProjectRouteDict


@define(kw_only=True)
class EditRouteRequest:
    """The body of `projectRoutes.editRoute`."""

    restore: bool | None = None
    """Whether to set the rule back to what production has."""
    route: NewProjectRoute | None = None
    """Routing rule."""


class EditRouteRequestDict(TypedDict):
    """`EditRouteRequest` as a dict in wire names."""

    restore: NotRequired[bool]
    """Whether to set the rule back to what production has."""
    route: NotRequired[NewProjectRoute | NewProjectRouteDict]
    """Routing rule."""
