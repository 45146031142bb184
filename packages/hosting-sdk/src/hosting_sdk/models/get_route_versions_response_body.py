"""The result of `projectRoutes.getRouteVersions`.

Generated from `manifest/schemas/GetRouteVersionsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion


@define(kw_only=True)
class GetRouteVersionsResponseBody:
    """The result of `projectRoutes.getRouteVersions`."""

    versions: list[AddRouteVersion]
