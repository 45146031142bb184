"""The body of `edgeConfig.patchEdgeConfigItems`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class PatchEdgeConfigItemsRequestItem:
    """`items[]` of `PatchEdgeConfigItemsRequest`.

    Attributes:
        description: What the item is for.
        key: Key of the item: letters, digits, `_` and `-`, at most 256 characters.
        operation: What to do with the item: `create`, `update`, `upsert` or `delete`.
        value: Value of the item, any JSON.
    """

    description: Any = UNSET
    key: str
    operation: Literal["create", "update", "upsert", "delete"]
    value: Any = UNSET


@define(kw_only=True)
class PatchEdgeConfigItemsRequest:
    """The body of `edgeConfig.patchEdgeConfigItems`.

    Attributes:
        items: Changes of items.
    """

    items: list[PatchEdgeConfigItemsRequestItem]


class PatchEdgeConfigItemsRequestItemDict(TypedDict):
    """`PatchEdgeConfigItemsRequestItem` as a dict in wire names."""

    description: NotRequired[Any]
    key: str
    operation: Literal["create", "update", "upsert", "delete"]
    value: NotRequired[Any]


class PatchEdgeConfigItemsRequestDict(TypedDict):
    """`PatchEdgeConfigItemsRequest` as a dict in wire names."""

    items: Sequence[PatchEdgeConfigItemsRequestItem | PatchEdgeConfigItemsRequestItemDict]
