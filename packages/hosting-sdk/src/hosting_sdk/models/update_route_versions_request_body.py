"""The body of `projectRoutes.updateRouteVersions`.

Generated from `manifest/schemas/UpdateRouteVersionsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class UpdateRouteVersionsRequestBody:
    """The body of `projectRoutes.updateRouteVersions`."""

    action: Literal["promote", "restore", "discard"]
    id: str
