"""The body of `projectRoutes.stageRoutes`.

Generated from `manifest/schemas/StageRoutesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.route import Route


@define(kw_only=True)
class StageRoutesRequestBodyRoutes:
    """`routes[]` of `StageRoutesRequestBody`."""

    description: str | None = None
    enabled: bool | None = None
    id: str
    name: str
    route: Route


@define(kw_only=True)
class StageRoutesRequestBody:
    """The body of `projectRoutes.stageRoutes`."""

    overwrite: bool | None = None
    routes: list[StageRoutesRequestBodyRoutes] | None = None
