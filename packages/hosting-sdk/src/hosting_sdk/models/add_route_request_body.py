"""The body of `projectRoutes.addRoute`.

Generated from `manifest/schemas/AddRouteRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.add_route_route import AddRouteRoute


@define(kw_only=True)
class AddRouteRequestBodyPosition:
    """`position` of `AddRouteRequestBody`."""

    placement: Literal["start", "end", "after", "before"] | None = None
    reference_id: str | None = None


@define(kw_only=True)
class AddRouteRequestBody:
    """The body of `projectRoutes.addRoute`."""

    position: AddRouteRequestBodyPosition | None = None
    route: AddRouteRoute
