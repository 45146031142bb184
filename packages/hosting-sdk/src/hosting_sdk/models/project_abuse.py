"""`ProjectAbuse`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.abuse_history_entry import AbuseHistoryEntry
from hosting_sdk.models.internal_route import InternalRoute


@define(kw_only=True)
class ProjectAbuseBlock:
    """`block` of `ProjectAbuse`."""

    action: Literal["blocked"] | str
    actor: str | None = None
    case_id: str | None = None
    """Number of the case at the platform's support."""
    comment: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    ineligible_for_appeal: bool | None = None
    """Whether the block cannot be appealed."""
    is_cascading: bool | None = None
    reason: str
    status_code: float


@define(kw_only=True)
class ProjectAbuseBlockHistoryBlocked:
    """`blockHistory[]` of `ProjectAbuse`."""

    action: Literal["blocked"]
    actor: str | None = None
    case_id: str | None = None
    """Number of the case at the platform's support."""
    comment: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    ineligible_for_appeal: bool | None = None
    """Whether the block cannot be appealed."""
    is_cascading: bool | None = None
    reason: str
    status_code: float


@define(kw_only=True)
class ProjectAbuseBlockHistoryUnblocked:
    """`blockHistory[]` of `ProjectAbuse`."""

    action: Literal["unblocked"]
    actor: str | None = None
    case_id: str | None = None
    """Number of the case at the platform's support."""
    comment: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    ineligible_for_appeal: bool | None = None
    """Whether the block cannot be appealed."""
    is_cascading: bool | None = None


@define(kw_only=True)
class ProjectAbuseBlockHistoryRouteBlocked:
    """`blockHistory[]` of `ProjectAbuse`."""

    action: Literal["route-blocked"]
    actor: str | None = None
    case_id: str | None = None
    """Number of the case at the platform's support."""
    comment: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    ineligible_for_appeal: bool | None = None
    """Whether the block cannot be appealed."""
    is_cascading: bool | None = None
    reason: str
    route: InternalRoute


@define(kw_only=True)
class ProjectAbuseBlockHistoryRouteUnblocked:
    """`blockHistory[]` of `ProjectAbuse`."""

    action: Literal["route-unblocked"]
    actor: str | None = None
    case_id: str | None = None
    """Number of the case at the platform's support."""
    comment: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    ineligible_for_appeal: bool | None = None
    """Whether the block cannot be appealed."""
    is_cascading: bool | None = None
    route: InternalRoute
    status_code: float | None = None


@define(kw_only=True)
class ProjectAbuse:
    """`ProjectAbuse`, a part of other types."""

    block: ProjectAbuseBlock | None = None
    """Block of the project, if it is blocked."""
    block_history: (
        list[
            ProjectAbuseBlockHistoryBlocked
            | ProjectAbuseBlockHistoryUnblocked
            | ProjectAbuseBlockHistoryRouteBlocked
            | ProjectAbuseBlockHistoryRouteUnblocked
        ]
        | None
    ) = None
    """Blocks of the project and their ends."""
    history: list[AbuseHistoryEntry]
    """Findings of abuse in the project."""
    interstitial: bool | None = None
    """Whether visitors see a warning page first."""
    scanner: str | None = None
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
