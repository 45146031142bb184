"""The result of `projectRoutes.getRouteVersions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class RouteVersionList:
    """The result of `projectRoutes.getRouteVersions`."""

    versions: list[RouteVersion]
    """Versions of the rules."""
