"""The result of `projectRoutes.deleteRoutes`.

Generated from `manifest/schemas/DeleteRoutesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion


@define(kw_only=True)
class DeleteRoutesResponseBody:
    """The result of `projectRoutes.deleteRoutes`."""

    deleted_count: float
    version: AddRouteVersion
