"""`ResponseBodyAbuse`, a part of other types.

Generated from `manifest/schemas/ResponseBodyAbuse.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.history import History
from hosting_sdk.models.internal_routes import InternalRoutes


@define(kw_only=True)
class ResponseBodyAbuseBlock:
    """`block` of `ResponseBodyAbuse`."""

    action: Literal["blocked"] | str
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    reason: str
    status_code: float


@define(kw_only=True)
class ResponseBodyAbuseBlockHistoryBlocked:
    """`blockHistory[]` of `ResponseBodyAbuse`."""

    action: Literal["blocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    reason: str
    status_code: float


@define(kw_only=True)
class ResponseBodyAbuseBlockHistoryUnblocked:
    """`blockHistory[]` of `ResponseBodyAbuse`."""

    action: Literal["unblocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None


@define(kw_only=True)
class ResponseBodyAbuseBlockHistoryRouteBlocked:
    """`blockHistory[]` of `ResponseBodyAbuse`."""

    action: Literal["route-blocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    reason: str
    route: InternalRoutes


@define(kw_only=True)
class ResponseBodyAbuseBlockHistoryRouteUnblocked:
    """`blockHistory[]` of `ResponseBodyAbuse`."""

    action: Literal["route-unblocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    route: InternalRoutes
    status_code: float | None = None


@define(kw_only=True)
class ResponseBodyAbuse:
    """`ResponseBodyAbuse`, a part of other types."""

    block: ResponseBodyAbuseBlock | None = None
    block_history: (
        list[
            ResponseBodyAbuseBlockHistoryBlocked
            | ResponseBodyAbuseBlockHistoryUnblocked
            | ResponseBodyAbuseBlockHistoryRouteBlocked
            | ResponseBodyAbuseBlockHistoryRouteUnblocked
        ]
        | None
    ) = None
    history: list[History]
    interstitial: bool | None = None
    scanner: str | None = None
    updated_at: float
