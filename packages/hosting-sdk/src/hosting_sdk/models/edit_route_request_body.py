"""The body of `projectRoutes.editRoute`.

Generated from `manifest/schemas/EditRouteRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_route import AddRouteRoute


@define(kw_only=True)
class EditRouteRequestBody:
    """The body of `projectRoutes.editRoute`."""

    restore: bool | None = None
    route: AddRouteRoute | None = None
