"""The result of `projectRoutes.addRoute`.

Generated from `manifest/schemas/AddRouteResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion
from hosting_sdk.models.get_routes_response_body_routes import GetRoutesResponseBodyRoutes


@define(kw_only=True)
class AddRouteResponseBody:
    """The result of `projectRoutes.addRoute`."""

    route: GetRoutesResponseBodyRoutes
    version: AddRouteVersion
