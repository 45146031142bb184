"""The body of `projectRoutes.deleteRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeleteRoutesRequest:
    """The body of `projectRoutes.deleteRoutes`."""

    route_ids: list[str]
    """IDs of the rules to delete."""


class DeleteRoutesRequestDict(TypedDict):
    """`DeleteRoutesRequest` as a dict in wire names."""

    routeIds: Sequence[str]
    """IDs of the rules to delete."""
