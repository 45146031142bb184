"""The result of `projectRoutes.getRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_route import ProjectRoute
from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class ProjectRouteListLimit:
    """`limit` of `ProjectRouteList`.

    Attributes:
        current_routes: Number of rules now.
        max_routes: Most rules that the project may have.
    """

    current_routes: float
    max_routes: float


@define(kw_only=True)
class ProjectRouteList:
    """The result of `projectRoutes.getRoutes`.

    Attributes:
        diff_count: Number of rules that differ from production.
        routes: Routing rules of the project.
        version: The version of the rules that the result shows or the call made.
        limit: How many rules the project may have.
    """

    diff_count: float | None = None
    routes: list[ProjectRoute] | None = None
    version: RouteVersion | None = None
    limit: ProjectRouteListLimit | None = None
