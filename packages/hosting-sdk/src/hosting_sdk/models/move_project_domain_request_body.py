"""The body of `projects.moveProjectDomain`.

Generated from `manifest/schemas/MoveProjectDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class MoveProjectDomainRequestBody:
    """The body of `projects.moveProjectDomain`."""

    git_branch: str | Unset | None = UNSET
    project_id: str
    redirect: str | Unset | None = UNSET
    redirect_status_code: Literal[301, 302, 307, 308] | Unset | None = UNSET
