"""The body of `edgeConfig.patchEdgeConfigItems`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class PatchEdgeConfigItemsRequestItem:
    """`items[]` of `PatchEdgeConfigItemsRequest`."""

    description: Any = UNSET
    """Purpose of the item."""
    key: str
    """Key of the item: letters, digits, `_` and `-`, at most 256 characters."""
    operation: Literal["create", "update", "upsert", "delete"]
    """Operation on the item: `create`, `update`, `upsert` or `delete`."""
    value: Any = UNSET
    """Value of the item, any JSON."""


@define(kw_only=True)
class PatchEdgeConfigItemsRequest:
    """The body of `edgeConfig.patchEdgeConfigItems`."""

    items: list[PatchEdgeConfigItemsRequestItem]
    """Changes of items."""


class PatchEdgeConfigItemsRequestItemDict(TypedDict):
    """`PatchEdgeConfigItemsRequestItem` as a dict in wire names."""

    description: NotRequired[Any]
    """Purpose of the item."""
    key: str
    """Key of the item: letters, digits, `_` and `-`, at most 256 characters."""
    operation: Literal["create", "update", "upsert", "delete"]
    """Operation on the item: `create`, `update`, `upsert` or `delete`."""
    value: NotRequired[Any]
    """Value of the item, any JSON."""


class PatchEdgeConfigItemsRequestDict(TypedDict):
    """`PatchEdgeConfigItemsRequest` as a dict in wire names."""

    items: Sequence[PatchEdgeConfigItemsRequestItem | PatchEdgeConfigItemsRequestItemDict]
    """Changes of items."""
