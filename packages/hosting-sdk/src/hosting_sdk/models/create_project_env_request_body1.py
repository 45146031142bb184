"""`CreateProjectEnvRequestBody1`, a part of other types.

Generated from `manifest/schemas/CreateProjectEnvRequestBody1.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.payload_type import PayloadType


@define(kw_only=True)
class CreateProjectEnvRequestBody11:
    """`CreateProjectEnvRequestBody1`, a part of other types."""

    comment: str | None = None
    custom_environment_ids: list[str] | None = None
    git_branch: str | Unset | None = UNSET
    key: str
    target: list[NewTarget]
    type: PayloadType
    value: str


@define(kw_only=True)
class CreateProjectEnvRequestBody12:
    """`CreateProjectEnvRequestBody1`, a part of other types."""

    comment: str | None = None
    custom_environment_ids: list[str]
    git_branch: str | Unset | None = UNSET
    key: str
    target: list[NewTarget] | None = None
    type: PayloadType
    value: str


CreateProjectEnvRequestBody1: TypeAlias = (
    CreateProjectEnvRequestBody11 | CreateProjectEnvRequestBody12
)
"""`CreateProjectEnvRequestBody1`, a part of other types."""
