"""The result of `dns.updateRecord`.

Generated from `manifest/schemas/UpdateRecordResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.record_type import RecordType


@define(kw_only=True)
class UpdateRecordResponseBody:
    """The result of `dns.updateRecord`."""

    comment: str | None = None
    created_at: float | Unset | None = UNSET
    creator: str
    domain: str
    id: str
    name: str
    record_type: RecordType
    ttl: float | None = None
    type: Literal["record", "record-sys"] | str
    value: str
