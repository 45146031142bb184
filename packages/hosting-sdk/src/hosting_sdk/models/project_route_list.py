"""The result of `projectRoutes.getRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_route import ProjectRoute
from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class ProjectRouteListLimit:
    """`limit` of `ProjectRouteList`."""

    current_routes: float
    """Number of rules now."""
    max_routes: float
    """Most rules that the project may have."""


@define(kw_only=True)
class ProjectRouteList:
    """The result of `projectRoutes.getRoutes`."""

    diff_count: float | None = None
    """Number of rules that differ from production."""
    routes: list[ProjectRoute] | None = None
    """Routing rules of the project."""
    version: RouteVersion | None = None
    """The version of the rules that the result shows or the call made."""
    limit: ProjectRouteListLimit | None = None
    """Largest number of rules of the project."""
