"""The result of `edgeConfig.createEdgeConfig` and 2 more.

Generated from `manifest/schemas/GetEdgeConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.transfer import Transfer


@define(kw_only=True)
class GetEdgeConfigResponseBodyPurposeFlags:
    """`purpose` of `GetEdgeConfigResponseBody`."""

    project_id: str
    type: Literal["flags"]


@define(kw_only=True)
class GetEdgeConfigResponseBodyPurposeExperimentation:
    """`purpose` of `GetEdgeConfigResponseBody`."""

    resource_id: str
    type: Literal["experimentation"]


@define(kw_only=True)
class GetEdgeConfigResponseBody:
    """The result of `edgeConfig.createEdgeConfig` and 2 more."""

    created_at: float
    created_by: str | None = None
    deleted_at: float | Unset | None = UNSET
    digest: str
    id: str
    item_count: float
    owner_id: str
    purpose: (
        GetEdgeConfigResponseBodyPurposeFlags
        | GetEdgeConfigResponseBodyPurposeExperimentation
        | None
    ) = None
    schema: dict[str, Any] | None = None
    size_in_bytes: float
    slug: str
    synced_to_dynamo_at: float | None = None
    transfer: Transfer | None = None
    updated_at: float
