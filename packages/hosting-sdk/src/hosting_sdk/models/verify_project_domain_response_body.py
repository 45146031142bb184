"""The result of `projects.verifyProjectDomain`.

Generated from `manifest/schemas/VerifyProjectDomainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class VerifyProjectDomainResponseBody:
    """The result of `projects.verifyProjectDomain`."""

    apex_name: str
    created_at: float | None = None
    custom_environment_id: str | Unset | None = UNSET
    git_branch: str | Unset | None = UNSET
    name: str
    project_id: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    updated_at: float | None = None
    verified: bool
