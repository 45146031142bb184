"""The body of `dns.updateRecord`.

Generated from `manifest/schemas/UpdateRecordRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.record_type import RecordType


@define(kw_only=True)
class UpdateRecordRequestBodyHttps:
    """`https` of `UpdateRecordRequestBody`."""

    params: str | Unset | None = UNSET
    priority: int | None
    target: str | None


@define(kw_only=True)
class UpdateRecordRequestBodySrv:
    """`srv` of `UpdateRecordRequestBody`."""

    port: int | None
    priority: int | None
    target: str | None
    weight: int | None


@define(kw_only=True)
class UpdateRecordRequestBody:
    """The body of `dns.updateRecord`."""

    comment: str | None = None
    https: UpdateRecordRequestBodyHttps | Unset | None = UNSET
    mx_priority: int | Unset | None = UNSET
    name: str | Unset | None = UNSET
    srv: UpdateRecordRequestBodySrv | Unset | None = UNSET
    ttl: int | Unset | None = UNSET
    type: RecordType | Unset | None = UNSET
    value: str | Unset | None = UNSET
