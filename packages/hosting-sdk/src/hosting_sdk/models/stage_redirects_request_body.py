"""The body of `bulkRedirects.stageRedirects`.

Generated from `manifest/schemas/StageRedirectsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.repo_id import RepoId


@define(kw_only=True)
class StageRedirectsRequestBodyRedirects:
    """`redirects[]` of `StageRedirectsRequestBody`."""

    case_sensitive: bool | None = None
    destination: str
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    source: str
    status_code: RepoId | None = None


@define(kw_only=True)
class StageRedirectsRequestBody:
    """The body of `bulkRedirects.stageRedirects`."""

    name: str | None = None
    overwrite: bool | None = None
    project_id: str
    redirects: list[StageRedirectsRequestBodyRedirects] | None = None
    team_id: str
