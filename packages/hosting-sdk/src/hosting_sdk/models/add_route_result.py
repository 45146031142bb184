"""The result of `projectRoutes.addRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_route import ProjectRoute
from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class AddRouteResult:
    """The result of `projectRoutes.addRoute`."""

    route: ProjectRoute
    """Routing rule."""
    version: RouteVersion
    """The version of the rules that the result shows or the call made."""
