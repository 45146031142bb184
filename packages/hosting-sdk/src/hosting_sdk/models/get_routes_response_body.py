"""The result of `projectRoutes.getRoutes`.

Generated from `manifest/schemas/GetRoutesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion
from hosting_sdk.models.get_routes_response_body_routes import GetRoutesResponseBodyRoutes


@define(kw_only=True)
class GetRoutesResponseBody1:
    """The result of `projectRoutes.getRoutes`."""

    diff_count: float
    routes: list[GetRoutesResponseBodyRoutes]
    version: AddRouteVersion


@define(kw_only=True)
class GetRoutesResponseBody2Limit:
    """`limit` of `GetRoutesResponseBody`."""

    current_routes: float
    max_routes: float


@define(kw_only=True)
class GetRoutesResponseBody2:
    """The result of `projectRoutes.getRoutes`."""

    limit: GetRoutesResponseBody2Limit
    routes: list[GetRoutesResponseBodyRoutes]
    version: AddRouteVersion


@define(kw_only=True)
class GetRoutesResponseBody3:
    """The result of `projectRoutes.getRoutes`."""

    routes: list[GetRoutesResponseBodyRoutes]
    version: AddRouteVersion


GetRoutesResponseBody: TypeAlias = (
    GetRoutesResponseBody1 | GetRoutesResponseBody2 | GetRoutesResponseBody3 | dict[str, Any]
)
"""The result of `projectRoutes.getRoutes`."""
