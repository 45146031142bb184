"""The body of `projectRoutes.deleteRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeleteRoutesRequest:
    """The body of `projectRoutes.deleteRoutes`.

    Attributes:
        route_ids: IDs of the rules to delete.
    """

    route_ids: list[str]


class DeleteRoutesRequestDict(TypedDict):
    """`DeleteRoutesRequest` as a dict in wire names."""

    routeIds: Sequence[str]
