"""The result of `edgeConfig.getEdgeConfigs`.

Generated from `manifest/schemas/GetEdgeConfigsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk.models.transfer import Transfer


@define(kw_only=True)
class GetEdgeConfigsResponseBodyItemPurpose:
    """`[].purpose` of `GetEdgeConfigsResponseBody`."""

    project_id: str
    type: Literal["flags"] | str


@define(kw_only=True)
class GetEdgeConfigsResponseBodyItem:
    """`[]` of `GetEdgeConfigsResponseBody`."""

    created_at: float | None = None
    digest: str | None = None
    id: str | None = None
    item_count: float
    owner_id: str | None = None
    purpose: GetEdgeConfigsResponseBodyItemPurpose | None = None
    schema: dict[str, Any] | None = None
    size_in_bytes: float
    slug: str | None = None
    transfer: Transfer | None = None
    updated_at: float | None = None


GetEdgeConfigsResponseBody: TypeAlias = list[GetEdgeConfigsResponseBodyItem]
"""The result of `edgeConfig.getEdgeConfigs`."""
