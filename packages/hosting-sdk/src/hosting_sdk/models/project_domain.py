"""The result of `projects.addProjectDomain` and 4 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ProjectDomainVerification:
    """`verification[]` of `ProjectDomain`."""

    domain: str
    """Domain name to set the record for."""
    reason: str
    """Reason why the domain needs verification."""
    type: str
    """Type of the record to set, such as `TXT`."""
    value: str
    """Value of the record to set."""


@define(kw_only=True)
class ProjectDomain:
    """The result of `projects.addProjectDomain` and 4 more."""

    apex_name: str
    """Apex domain that the name belongs to."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    custom_environment_id: str | Unset | None = UNSET
    """ID of the custom environment (prefix `env_`)."""
    git_branch: str | Unset | None = UNSET
    """Git branch that it is for; null for all branches."""
    name: str
    """Domain name of the environment."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    redirect: str | Unset | None = UNSET
    """Domain that this one redirects to; null if it does not."""
    redirect_status_code: float | Unset | None = UNSET
    """HTTP status of the redirect: 301, 302, 307 or 308."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    verification: list[ProjectDomainVerification] | None = None
    """Challenges of which one has to be met to verify the domain."""
    verified: bool
    """Whether the domain is verified for the project; without it no deployment gets the domain."""
