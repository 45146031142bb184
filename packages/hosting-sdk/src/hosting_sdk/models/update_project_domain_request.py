"""The body of `projects.updateProjectDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class UpdateProjectDomainRequest:
    """The body of `projects.updateProjectDomain`."""

    git_branch: str | Unset | None = UNSET
    """Git branch that it is for; null for all branches."""
    redirect: str | Unset | None = UNSET
    """Domain to redirect to; null for none."""
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET
    """HTTP status of the redirect: 301, 302, 307 or 308."""


class UpdateProjectDomainRequestDict(TypedDict):
    """`UpdateProjectDomainRequest` as a dict in wire names."""

    gitBranch: NotRequired[str | None]
    """Git branch that it is for; null for all branches."""
    redirect: NotRequired[str | None]
    """Domain to redirect to; null for none."""
    redirectStatusCode: NotRequired[Literal[301, 302, 307, 308] | None]
    """HTTP status of the redirect: 301, 302, 307 or 308."""
