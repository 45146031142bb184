"""The body of `projects.addProjectDomain`.

Generated from `manifest/schemas/AddProjectDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AddProjectDomainRequestBody:
    """The body of `projects.addProjectDomain`."""

    custom_environment_id: str | None = None
    git_branch: str | Unset | None = UNSET
    name: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET
