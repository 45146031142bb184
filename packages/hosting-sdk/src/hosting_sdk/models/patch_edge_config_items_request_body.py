"""The body of `edgeConfig.patchEdgeConfigItems`.

Generated from `manifest/schemas/PatchEdgeConfigItemsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class PatchEdgeConfigItemsRequestBodyItems:
    """`items[]` of `PatchEdgeConfigItemsRequestBody`."""

    description: Any = UNSET
    key: str
    operation: Literal["create", "update", "upsert", "delete"]
    value: Any = UNSET


@define(kw_only=True)
class PatchEdgeConfigItemsRequestBody:
    """The body of `edgeConfig.patchEdgeConfigItems`."""

    items: list[PatchEdgeConfigItemsRequestBodyItems]
