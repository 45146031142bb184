"""The result of `projectRoutes.stageRoutes` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class RouteVersionResult:
    """The result of `projectRoutes.stageRoutes` and 1 more."""

    version: RouteVersion
    """The version of the rules that the result shows or the call made."""
