"""The body of `projects.moveProjectDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class MoveProjectDomainRequest:
    """The body of `projects.moveProjectDomain`.

    Attributes:
        git_branch: Git branch that it is for; null for all branches.
        project_id: ID of the project that gets the domain (prefix `prj_`).
        redirect: Domain to redirect to; null for none.
        redirect_status_code: HTTP status of the redirect: 301, 302, 307 or 308.
    """

    git_branch: str | Unset | None = UNSET
    project_id: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET


class MoveProjectDomainRequestDict(TypedDict):
    """`MoveProjectDomainRequest` as a dict in wire names."""

    gitBranch: NotRequired[str | None]
    projectId: str
    redirect: NotRequired[str | None]
    redirectStatusCode: NotRequired[Literal[301, 302, 307, 308] | None]
