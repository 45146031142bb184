"""The result of `projects.addProjectDomain` and 4 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ProjectDomainVerification:
    """`verification[]` of `ProjectDomain`.

    Attributes:
        domain: Domain name to set the record for.
        reason: Why the domain needs verification.
        type: Type of the record to set, such as `TXT`.
        value: Value of the record to set.
    """

    domain: str
    reason: str
    type: str
    value: str


@define(kw_only=True)
class ProjectDomain:
    """The result of `projects.addProjectDomain` and 4 more.

    Attributes:
        apex_name: Apex domain that the name belongs to.
        created_at: Time of creation, in milliseconds since the epoch.
        custom_environment_id: ID of the custom environment (prefix `env_`).
        git_branch: Git branch that it is for; null for all branches.
        name: Domain name of the environment.
        project_id: ID of the project (prefix `prj_`).
        redirect: Domain that this one redirects to; null if it does not.
        redirect_status_code: HTTP status of the redirect: 301, 302, 307 or 308.
        updated_at: Time of the last change, in milliseconds since the epoch.
        verification: Challenges of which one has to be met to verify the domain.
        verified: Whether the domain is verified for the project; without it no deployment gets the
            domain.
    """

    apex_name: str
    created_at: float | None = None
    custom_environment_id: str | Unset | None = UNSET
    git_branch: str | Unset | None = UNSET
    name: str
    project_id: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    updated_at: float | None = None
    verification: list[ProjectDomainVerification] | None = None
    verified: bool
