"""The body of `dns.updateRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class UpdateRecordRequestHttps:
    """`https` of `UpdateRecordRequest`.

    Attributes:
        params: Parameters of the service, such as `alpn=h2,h3`.
        priority: Priority of the host; 0 makes an alias of the target.
        target: Host name that serves the domain.
    """

    params: str | Unset | None = UNSET
    priority: int | None
    target: str | None


@define(kw_only=True)
class UpdateRecordRequestSrv:
    """`srv` of `UpdateRecordRequest`.

    Attributes:
        port: Port of the service.
        priority: Priority of the host; lower is tried first.
        target: Host name of the service.
        weight: Share of the traffic among hosts of the same priority.
    """

    port: int | None
    priority: int | None
    target: str | None
    weight: int | None


@define(kw_only=True)
class UpdateRecordRequest:
    """The body of `dns.updateRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        https: Content of an `HTTPS` record, in place of `value`.
        mx_priority: Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX`
            records.
        name: Subdomain, such as `www`; empty for the domain itself.
        srv: Content of an `SRV` record, in place of `value`.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    https: UpdateRecordRequestHttps | Unset | None = UNSET
    mx_priority: int | Unset | None = UNSET
    name: str | Unset | None = UNSET
    srv: UpdateRecordRequestSrv | Unset | None = UNSET
    ttl: int | Unset | None = UNSET
    type: DnsRecordType | Unset | None = UNSET
    value: str | Unset | None = UNSET


class UpdateRecordRequestHttpsDict(TypedDict):
    """`UpdateRecordRequestHttps` as a dict in wire names."""

    params: NotRequired[str | None]
    priority: int | None
    target: str | None


class UpdateRecordRequestSrvDict(TypedDict):
    """`UpdateRecordRequestSrv` as a dict in wire names."""

    port: int | None
    priority: int | None
    target: str | None
    weight: int | None


class UpdateRecordRequestDict(TypedDict):
    """`UpdateRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    https: NotRequired[UpdateRecordRequestHttps | UpdateRecordRequestHttpsDict | None]
    mxPriority: NotRequired[int | None]
    name: NotRequired[str | None]
    srv: NotRequired[UpdateRecordRequestSrv | UpdateRecordRequestSrvDict | None]
    ttl: NotRequired[int | None]
    type: NotRequired[DnsRecordType | None]
    value: NotRequired[str | None]
