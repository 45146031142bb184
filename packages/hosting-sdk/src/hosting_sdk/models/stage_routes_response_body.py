"""The result of `projectRoutes.stageRoutes` and 1 more.

Generated from `manifest/schemas/StageRoutesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.add_route_version import AddRouteVersion


@define(kw_only=True)
class StageRoutesResponseBody:
    """The result of `projectRoutes.stageRoutes` and 1 more."""

    version: AddRouteVersion
