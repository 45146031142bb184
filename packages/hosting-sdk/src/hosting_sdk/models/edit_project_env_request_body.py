"""The body of `projects.editProjectEnv`.

Generated from `manifest/schemas/EditProjectEnvRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.payload_type import PayloadType


@define(kw_only=True)
class EditProjectEnvRequestBody:
    """The body of `projects.editProjectEnv`."""

    comment: str | None = None
    custom_environment_ids: list[str] | None = None
    git_branch: str | Unset | None = UNSET
    key: str | None = None
    target: list[NewTarget] | None = None
    type: PayloadType | None = None
    value: str | None = None
