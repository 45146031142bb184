"""The result of `accessGroups.listAccessGroupProjects`.

Generated from `manifest/schemas/ListAccessGroupProjectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.next_role import NextRole
from hosting_sdk.models.response_body_pagination import ResponseBodyPagination


@define(kw_only=True)
class ListAccessGroupProjectsResponseBodyProjectsProject:
    """`projects[].project` of `ListAccessGroupProjectsResponseBody`."""

    framework: str | Unset | None = UNSET
    latest_deployment_id: str | None = None
    name: str | None = None


@define(kw_only=True)
class ListAccessGroupProjectsResponseBodyProjects:
    """`projects[]` of `ListAccessGroupProjectsResponseBody`."""

    created_at: str
    project: ListAccessGroupProjectsResponseBodyProjectsProject
    project_id: str
    role: NextRole
    updated_at: str


@define(kw_only=True)
class ListAccessGroupProjectsResponseBody:
    """The result of `accessGroups.listAccessGroupProjects`."""

    pagination: ResponseBodyPagination
    projects: list[ListAccessGroupProjectsResponseBodyProjects]
