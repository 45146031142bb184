"""The body of `projects.addProjectDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AddProjectDomainRequest:
    """The body of `projects.addProjectDomain`.

    Attributes:
        custom_environment_id: ID of the custom environment (prefix `env_`).
        git_branch: Git branch that it is for; null for all branches.
        name: Domain name to add, such as `www.example.com`.
        redirect: Domain to redirect to; null for none.
        redirect_status_code: HTTP status of the redirect: 301, 302, 307 or 308.
    """

    custom_environment_id: str | None = None
    git_branch: str | Unset | None = UNSET
    name: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET


class AddProjectDomainRequestDict(TypedDict):
    """`AddProjectDomainRequest` as a dict in wire names."""

    customEnvironmentId: NotRequired[str]
    gitBranch: NotRequired[str | None]
    name: str
    redirect: NotRequired[str | None]
    redirectStatusCode: NotRequired[Literal[301, 302, 307, 308] | None]
