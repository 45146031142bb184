"""`ProjectAbuse`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.abuse_history_entry import AbuseHistoryEntry
from hosting_sdk.models.internal_route import InternalRoute


@define(kw_only=True)
class ProjectAbuseBlock:
    """`block` of `ProjectAbuse`.

    Attributes:
        case_id: Number of the case at the platform's support.
        created_at: Time of creation, in milliseconds since the epoch.
        ineligible_for_appeal: Whether the block cannot be appealed.
    """

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
class ProjectAbuseBlockHistoryBlocked:
    """`blockHistory[]` of `ProjectAbuse`.

    Attributes:
        case_id: Number of the case at the platform's support.
        created_at: Time of creation, in milliseconds since the epoch.
        ineligible_for_appeal: Whether the block cannot be appealed.
    """

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
class ProjectAbuseBlockHistoryUnblocked:
    """`blockHistory[]` of `ProjectAbuse`.

    Attributes:
        case_id: Number of the case at the platform's support.
        created_at: Time of creation, in milliseconds since the epoch.
        ineligible_for_appeal: Whether the block cannot be appealed.
    """

    action: Literal["unblocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None


@define(kw_only=True)
class ProjectAbuseBlockHistoryRouteBlocked:
    """`blockHistory[]` of `ProjectAbuse`.

    Attributes:
        case_id: Number of the case at the platform's support.
        created_at: Time of creation, in milliseconds since the epoch.
        ineligible_for_appeal: Whether the block cannot be appealed.
    """

    action: Literal["route-blocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    reason: str
    route: InternalRoute


@define(kw_only=True)
class ProjectAbuseBlockHistoryRouteUnblocked:
    """`blockHistory[]` of `ProjectAbuse`.

    Attributes:
        case_id: Number of the case at the platform's support.
        created_at: Time of creation, in milliseconds since the epoch.
        ineligible_for_appeal: Whether the block cannot be appealed.
    """

    action: Literal["route-unblocked"]
    actor: str | None = None
    case_id: str | None = None
    comment: str | None = None
    created_at: float
    ineligible_for_appeal: bool | None = None
    is_cascading: bool | None = None
    route: InternalRoute
    status_code: float | None = None


@define(kw_only=True)
class ProjectAbuse:
    """`ProjectAbuse`, a part of other types.

    Attributes:
        block: Block of the project, if it is blocked.
        block_history: Blocks of the project and their ends.
        history: Findings of abuse in the project.
        interstitial: Whether visitors see a warning page first.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    block: ProjectAbuseBlock | None = None
    block_history: (
        list[
            ProjectAbuseBlockHistoryBlocked
            | ProjectAbuseBlockHistoryUnblocked
            | ProjectAbuseBlockHistoryRouteBlocked
            | ProjectAbuseBlockHistoryRouteUnblocked
        ]
        | None
    ) = None
    history: list[AbuseHistoryEntry]
    interstitial: bool | None = None
    scanner: str | None = None
    updated_at: float
