"""The result of `user.getAuthUser`.

Generated from `manifest/schemas/GetAuthUserResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.active_dashboard_views import ActiveDashboardViews
from hosting_sdk.models.connect import Connect
from hosting_sdk.models.dismissed_toasts import DismissedToasts
from hosting_sdk.models.git_provider import GitProvider
from hosting_sdk.models.key_eq import KeyEq
from hosting_sdk.models.payload_resource_config import PayloadResourceConfig
from hosting_sdk.models.preferred_scopes_and_git_namespaces import PreferredScopesAndGitNamespaces
from hosting_sdk.models.soft_block import SoftBlock


@define(kw_only=True)
class GetAuthUserResponseBodyUser1DataCache:
    """`user.dataCache` of `GetAuthUserResponseBody`."""

    excess_billing_enabled: bool | None = None


@define(kw_only=True)
class GetAuthUserResponseBodyUser1FavoriteProjectsAndSpaces:
    """`user.favoriteProjectsAndSpaces[]` of `GetAuthUserResponseBody`."""

    project_id: str
    team_id: str


@define(kw_only=True)
class GetAuthUserResponseBodyUser1FeatureBlocksWebAnalytics:
    """`user.featureBlocks.webAnalytics` of `GetAuthUserResponseBody`."""

    blocked_from: float | None = None
    blocked_until: float | None = None
    is_currently_blocked: bool


@define(kw_only=True)
class GetAuthUserResponseBodyUser1FeatureBlocks:
    """`user.featureBlocks` of `GetAuthUserResponseBody`."""

    web_analytics: GetAuthUserResponseBodyUser1FeatureBlocksWebAnalytics | None = None


@define(kw_only=True)
class GetAuthUserResponseBodyUser1:
    """`user` of `GetAuthUserResponseBody`."""

    active_dashboard_views: list[ActiveDashboardViews] | None = None
    avatar: str | None
    billing: dict[str, Any] | None
    created_at: float
    data_cache: GetAuthUserResponseBodyUser1DataCache | None = None
    default_team_id: str | None
    dismissed_toasts: list[DismissedToasts] | None = None
    email: str
    favorite_projects_and_spaces: (
        list[GetAuthUserResponseBodyUser1FavoriteProjectsAndSpaces] | None
    ) = None
    feature_blocks: GetAuthUserResponseBodyUser1FeatureBlocks | None = None
    has_trial_available: bool
    id: str
    import_flow_git_namespace: KeyEq | Unset | None = UNSET
    import_flow_git_namespace_id: KeyEq | Unset | None = UNSET
    import_flow_git_provider: GitProvider | Unset | None = UNSET
    is_enterprise_managed: bool | None = None
    name: str | None
    preferred_scopes_and_git_namespaces: list[PreferredScopesAndGitNamespaces] | None = None
    remote_caching: Connect | None = None
    resource_config: PayloadResourceConfig
    soft_block: SoftBlock | None
    staging_prefix: str
    username: str


@define(kw_only=True)
class GetAuthUserResponseBodyUser2:
    """`user` of `GetAuthUserResponseBody`."""

    avatar: str | None
    default_team_id: str | None
    email: str
    id: str
    is_enterprise_managed: bool | None = None
    limited: Literal[True]
    name: str | None
    username: str


@define(kw_only=True)
class GetAuthUserResponseBody:
    """The result of `user.getAuthUser`."""

    user: GetAuthUserResponseBodyUser1 | GetAuthUserResponseBodyUser2
