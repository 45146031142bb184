"""The body of `dns.createRecord`.

Generated from `manifest/schemas/CreateRecordRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.record_type import RecordType


@define(kw_only=True)
class CreateRecordRequestBody1:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    mx_priority: float
    name: str
    ttl: float | None = None
    type: RecordType
    value: str


@define(kw_only=True)
class CreateRecordRequestBody2:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    name: str
    ttl: float | None = None
    type: RecordType
    value: str


@define(kw_only=True)
class CreateRecordRequestBody3:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    name: str
    ttl: float | None = None
    type: RecordType
    value: str | None = None


@define(kw_only=True)
class CreateRecordRequestBody4Srv:
    """`srv` of `CreateRecordRequestBody`."""

    port: float | None
    priority: float | None
    target: str
    weight: float | None


@define(kw_only=True)
class CreateRecordRequestBody4:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    srv: CreateRecordRequestBody4Srv
    ttl: float | None = None
    type: RecordType


@define(kw_only=True)
class CreateRecordRequestBody5:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    ttl: float | None = None
    type: RecordType
    value: str


@define(kw_only=True)
class CreateRecordRequestBody6Https:
    """`https` of `CreateRecordRequestBody`."""

    params: str | None = None
    priority: float | None
    target: str


@define(kw_only=True)
class CreateRecordRequestBody6:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    https: CreateRecordRequestBody6Https
    ttl: float | None = None
    type: RecordType


CreateRecordRequestBody: TypeAlias = (
    CreateRecordRequestBody1
    | CreateRecordRequestBody2
    | CreateRecordRequestBody3
    | CreateRecordRequestBody4
    | CreateRecordRequestBody5
    | CreateRecordRequestBody6
)
"""The body of `dns.createRecord`."""
