"""The result of `projectRoutes.editRoute`.

Generated from `manifest/schemas/EditRouteResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion
from hosting_sdk.models.get_routes_response_body_routes import GetRoutesResponseBodyRoutes


@define(kw_only=True)
class EditRouteResponseBody:
    """The result of `projectRoutes.editRoute`."""

    route: GetRoutesResponseBodyRoutes | None = None
    version: AddRouteVersion
