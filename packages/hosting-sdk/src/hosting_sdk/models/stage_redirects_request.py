"""The body of `bulkRedirects.stageRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class StageRedirectsRequestRedirect:
    """`redirects[]` of `StageRedirectsRequest`.

    Attributes:
        case_sensitive: Whether upper and lower case of the path differ.
        destination: Path or URL to redirect to.
        permanent: Whether the redirect is permanent (status 308) or temporary (307).
        preserve_query_params: Whether the query of the request is added to the destination.
        query: Whether the query of the request counts in matching.
        source: Path that the redirect matches, such as `/old`.
        status_code: HTTP status of the redirect, such as 308; in place of `permanent`.
    """

    case_sensitive: bool | None = None
    destination: str
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    source: str
    status_code: StringOrNumber | None = None


@define(kw_only=True)
class StageRedirectsRequest:
    """The body of `bulkRedirects.stageRedirects`.

    Attributes:
        name: Name for the version; absent: the time of creation.
        overwrite: Whether the given redirects replace all others; otherwise they are added.
        project_id: ID of the project (prefix `prj_`).
        redirects: Redirects to stage.
        team_id: ID of the team (prefix `team_`).
    """

    name: str | None = None
    overwrite: bool | None = None
    project_id: str
    redirects: list[StageRedirectsRequestRedirect] | None = None
    team_id: str


class StageRedirectsRequestRedirectDict(TypedDict):
    """`StageRedirectsRequestRedirect` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    destination: str
    permanent: NotRequired[bool]
    preserveQueryParams: NotRequired[bool]
    query: NotRequired[bool]
    source: str
    statusCode: NotRequired[StringOrNumber]


class StageRedirectsRequestDict(TypedDict):
    """`StageRedirectsRequest` as a dict in wire names."""

    name: NotRequired[str]
    overwrite: NotRequired[bool]
    projectId: str
    redirects: NotRequired[
        Sequence[StageRedirectsRequestRedirect | StageRedirectsRequestRedirectDict]
    ]
    teamId: str
