"""The result of `user.getAuthUser`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.dashboard_view import DashboardView
from hosting_sdk.models.dismissed_toast import DismissedToast
from hosting_sdk.models.git_provider import GitProvider
from hosting_sdk.models.preferred_scope import PreferredScope
from hosting_sdk.models.string_or_number import StringOrNumber
from hosting_sdk.models.toggle import Toggle
from hosting_sdk.models.user_resource_config import UserResourceConfig
from hosting_sdk.models.user_soft_block import UserSoftBlock


@define(kw_only=True)
class AuthUserDataCache:
    """`user.dataCache` of `AuthUserResult`."""

    excess_billing_enabled: bool | None = None


@define(kw_only=True)
class FavoriteProjectOrSpace:
    """`user.favoriteProjectsAndSpaces[]` of `AuthUserResult`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    team_id: str
    """ID of the team (prefix `team_`)."""


@define(kw_only=True)
class AuthUserFeatureBlocksWebAnalytics:
    """`user.featureBlocks.webAnalytics` of `AuthUserResult`."""

    blocked_from: float | None = None
    blocked_until: float | None = None
    is_currently_blocked: bool


@define(kw_only=True)
class AuthUserFeatureBlocks:
    """`user.featureBlocks` of `AuthUserResult`."""

    web_analytics: AuthUserFeatureBlocksWebAnalytics | None = None
    """Settings of Web Analytics."""


@define(kw_only=True)
class AuthUser:
    """`user` of `AuthUserResult`."""

    active_dashboard_views: list[DashboardView] | None = None
    avatar: str | None
    """Hash of the picture of the user or team."""
    billing: dict[str, Any] | None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    data_cache: AuthUserDataCache | None = None
    """Data cache of the project."""
    default_team_id: str | None
    dismissed_toasts: list[DismissedToast] | None = None
    """Messages of the dashboard that were dismissed."""
    email: str
    favorite_projects_and_spaces: list[FavoriteProjectOrSpace] | None = None
    feature_blocks: AuthUserFeatureBlocks | None = None
    has_trial_available: bool
    id: str
    import_flow_git_namespace: StringOrNumber | Unset | None = UNSET
    import_flow_git_namespace_id: StringOrNumber | Unset | None = UNSET
    import_flow_git_provider: GitProvider | str | Unset | None = UNSET
    is_enterprise_managed: bool | None = None
    """Whether an Enterprise organization manages the user."""
    name: str | None
    preferred_scopes_and_git_namespaces: list[PreferredScope] | None = None
    remote_caching: Toggle | None = None
    """State of the remote cache for the team."""
    resource_config: UserResourceConfig
    """Machines and limits of builds and functions."""
    soft_block: UserSoftBlock | None
    staging_prefix: str
    """Text that the automatic domain names of deployments begin with."""
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class LimitedAuthUser:
    """`user` of `AuthUserResult`."""

    avatar: str | None
    """Hash of the picture of the user or team."""
    default_team_id: str | None
    email: str
    id: str
    is_enterprise_managed: bool | None = None
    """Whether an Enterprise organization manages the user."""
    limited: Literal[True]
    name: str | None
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class AuthUserResult:
    """The result of `user.getAuthUser`."""

    user: AuthUser | LimitedAuthUser
