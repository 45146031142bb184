"""The body of `projects.updateProjectDomain`.

Generated from `manifest/schemas/UpdateProjectDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class UpdateProjectDomainRequestBody:
    """The body of `projects.updateProjectDomain`."""

    git_branch: str | Unset | None = UNSET
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET
