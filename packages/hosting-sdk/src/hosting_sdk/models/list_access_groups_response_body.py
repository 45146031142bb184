"""The result of `accessGroups.listAccessGroups`.

Generated from `manifest/schemas/ListAccessGroupsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.response_body_pagination import ResponseBodyPagination


@define(kw_only=True)
class ListAccessGroupsResponseBody1AccessGroups:
    """`accessGroups[]` of `ListAccessGroupsResponseBody`."""

    access_group_id: str
    created_at: str
    entitlements: list[str] | None = None
    is_dsync_managed: bool
    members: list[str] | None = None
    members_count: float
    name: str
    projects: list[str] | None = None
    projects_count: float
    team_id: str
    team_permissions: list[str] | None = None
    team_roles: list[str] | None = None
    updated_at: str


@define(kw_only=True)
class ListAccessGroupsResponseBody1:
    """The result of `accessGroups.listAccessGroups`."""

    access_groups: list[ListAccessGroupsResponseBody1AccessGroups]
    pagination: ResponseBodyPagination


ListAccessGroupsResponseBody: TypeAlias = ListAccessGroupsResponseBody1 | dict[str, Any]
"""The result of `accessGroups.listAccessGroups`."""
