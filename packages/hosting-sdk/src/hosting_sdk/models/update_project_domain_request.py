"""The body of `projects.updateProjectDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class UpdateProjectDomainRequest:
    """The body of `projects.updateProjectDomain`.

    Attributes:
        git_branch: Git branch that it is for; null for all branches.
        redirect: Domain to redirect to; null for none.
        redirect_status_code: HTTP status of the redirect: 301, 302, 307 or 308.
    """

    git_branch: str | Unset | None = UNSET
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET


class UpdateProjectDomainRequestDict(TypedDict):
    """`UpdateProjectDomainRequest` as a dict in wire names."""

    gitBranch: NotRequired[str | None]
    redirect: NotRequired[str | None]
    redirectStatusCode: NotRequired[Literal[301, 302, 307, 308] | None]
