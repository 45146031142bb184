"""The body of `projectRoutes.updateRouteVersions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateRouteVersionsRequest:
    """The body of `projectRoutes.updateRouteVersions`."""

    action: Literal["promote", "restore", "discard"]
    """`promote` the staged version, `restore` an earlier one, or `discard` the staged one."""
    id: str
    """ID of the version."""


class UpdateRouteVersionsRequestDict(TypedDict):
    """`UpdateRouteVersionsRequest` as a dict in wire names."""

    action: Literal["promote", "restore", "discard"]
    """`promote` the staged version, `restore` an earlier one, or `discard` the staged one."""
    id: str
    """ID of the version."""
