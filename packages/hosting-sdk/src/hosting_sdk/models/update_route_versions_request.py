"""The body of `projectRoutes.updateRouteVersions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateRouteVersionsRequest:
    """The body of `projectRoutes.updateRouteVersions`.

    Attributes:
        action: `promote` the staged version, `restore` an earlier one, or `discard` the staged one.
        id: ID of the version.
    """

    action: Literal["promote", "restore", "discard"]
    id: str


class UpdateRouteVersionsRequestDict(TypedDict):
    """`UpdateRouteVersionsRequest` as a dict in wire names."""

    action: Literal["promote", "restore", "discard"]
    id: str
