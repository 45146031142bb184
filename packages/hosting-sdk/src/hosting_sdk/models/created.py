"""The result of `environment.getSharedEnvVar`.

Generated from `manifest/schemas/Created.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.payload_type import PayloadType


@define(kw_only=True)
class Created:
    """The result of `environment.getSharedEnvVar`."""

    apply_to_all_custom_environments: bool | None = None
    comment: str | None = None
    created: datetime | str | None = None
    created_at: float | None = None
    created_by: str | Unset | None = UNSET
    decrypted: bool | None = None
    deleted_at: float | None = None
    deleted_by: str | Unset | None = UNSET
    id: str | None = None
    key: str | None = None
    last_edited_by_display_name: str | None = None
    owner_id: str | Unset | None = UNSET
    project_id: list[str] | None = None
    target: list[NewTarget] | None = None
    type: PayloadType | None = None
    updated_at: float | None = None
    updated_by: str | Unset | None = UNSET
    value: str | None = None
