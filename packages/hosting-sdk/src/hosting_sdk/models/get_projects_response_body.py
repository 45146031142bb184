"""The result of `projects.getProjects`.

Generated from `manifest/schemas/GetProjectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.create_project_response_body import CreateProjectResponseBody
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.response_body_pagination import ResponseBodyPagination
from hosting_sdk.models.response_body_projects import ResponseBodyProjects


@define(kw_only=True)
class GetProjectsResponseBody1:
    """The result of `projects.getProjects`."""

    pagination: Pagination | ResponseBodyPagination
    projects: list[ResponseBodyProjects]


@define(kw_only=True)
class GetProjectsResponseBody2:
    """The result of `projects.getProjects`."""

    pagination: Pagination | ResponseBodyPagination
    projects: list[CreateProjectResponseBody]


GetProjectsResponseBody: TypeAlias = (
    GetProjectsResponseBody1 | GetProjectsResponseBody2 | list[ResponseBodyProjects]
)
"""The result of `projects.getProjects`."""
