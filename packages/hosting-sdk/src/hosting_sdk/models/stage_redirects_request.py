"""The body of `bulkRedirects.stageRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class StageRedirectsRequestRedirect:
    """`redirects[]` of `StageRedirectsRequest`."""

    case_sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    destination: str
    """Path or URL to redirect to."""
    permanent: bool | None = None
    """Whether the redirect is permanent (status 308) or temporary (307)."""
    preserve_query_params: bool | None = None
    """Whether the query of the request is added to the destination."""
    query: bool | None = None
    """Whether the query of the request counts in matching."""
    source: str
    """Path that the redirect matches, such as `/old`."""
    status_code: StringOrNumber | None = None
    """HTTP status of the redirect, such as 308; in place of `permanent`."""


@define(kw_only=True)
class StageRedirectsRequest:
    """The body of `bulkRedirects.stageRedirects`."""

    name: str | None = None
    """Name for the version; absent: the time of creation."""
    overwrite: bool | None = None
    """Whether the given redirects replace all others; otherwise they are added."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    redirects: list[StageRedirectsRequestRedirect] | None = None
    """Redirects to stage."""
    team_id: str
    """ID of the team (prefix `team_`)."""


class StageRedirectsRequestRedirectDict(TypedDict):
    """`StageRedirectsRequestRedirect` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    """Whether upper and lower case of the path differ."""
    destination: str
    """Path or URL to redirect to."""
    permanent: NotRequired[bool]
    """Whether the redirect is permanent (status 308) or temporary (307)."""
    preserveQueryParams: NotRequired[bool]
    """Whether the query of the request is added to the destination."""
    query: NotRequired[bool]
    """Whether the query of the request counts in matching."""
    source: str
    """Path that the redirect matches, such as `/old`."""
    statusCode: NotRequired[StringOrNumber]
    """HTTP status of the redirect, such as 308; in place of `permanent`."""


class StageRedirectsRequestDict(TypedDict):
    """`StageRedirectsRequest` as a dict in wire names."""

    name: NotRequired[str]
    """Name for the version; absent: the time of creation."""
    overwrite: NotRequired[bool]
    """Whether the given redirects replace all others; otherwise they are added."""
    projectId: str
    """ID of the project (prefix `prj_`)."""
    redirects: NotRequired[
        Sequence[StageRedirectsRequestRedirect | StageRedirectsRequestRedirectDict]
    ]
    """Redirects to stage."""
    teamId: str
    """ID of the team (prefix `team_`)."""
