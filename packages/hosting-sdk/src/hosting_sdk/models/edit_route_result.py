"""The result of `projectRoutes.editRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_route import ProjectRoute
from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class EditRouteResult:
    """The result of `projectRoutes.editRoute`."""

    route: ProjectRoute | None = None
    """Routing rule."""
    version: RouteVersion
    """The version of the rules that the result shows or the call made."""
