"""The body of `dns.updateRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class UpdateRecordRequestHttps:
    """`https` of `UpdateRecordRequest`."""

    params: str | Unset | None = UNSET
    """Parameters of the service, such as `alpn=h2,h3`."""
    priority: int | None
    """Priority of the host; 0 makes an alias of the target."""
    target: str | None
    """Host name that serves the domain."""


@define(kw_only=True)
class UpdateRecordRequestSrv:
    """`srv` of `UpdateRecordRequest`."""

    port: int | None
    """Port of the service."""
    priority: int | None
    """Priority of the host; lower is tried first."""
    target: str | None
    """Host name of the service."""
    weight: int | None
    """Share of the traffic among hosts of the same priority."""


@define(kw_only=True)
class UpdateRecordRequest:
    """The body of `dns.updateRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    https: UpdateRecordRequestHttps | Unset | None = UNSET
    """Content of an `HTTPS` record, in place of `value`."""
    mx_priority: int | Unset | None = UNSET
    """Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX` records."""
    name: str | Unset | None = UNSET
    """Subdomain, such as `www`; empty for the domain itself."""
    srv: UpdateRecordRequestSrv | Unset | None = UNSET
    """Content of an `SRV` record, in place of `value`."""
    ttl: int | Unset | None = UNSET
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType | Unset | None = UNSET
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str | Unset | None = UNSET
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


class UpdateRecordRequestHttpsDict(TypedDict):
    """`UpdateRecordRequestHttps` as a dict in wire names."""

    params: NotRequired[str | None]
    """Parameters of the service, such as `alpn=h2,h3`."""
    priority: int | None
    """Priority of the host; 0 makes an alias of the target."""
    target: str | None
    """Host name that serves the domain."""


class UpdateRecordRequestSrvDict(TypedDict):
    """`UpdateRecordRequestSrv` as a dict in wire names."""

    port: int | None
    """Port of the service."""
    priority: int | None
    """Priority of the host; lower is tried first."""
    target: str | None
    """Host name of the service."""
    weight: int | None
    """Share of the traffic among hosts of the same priority."""


class UpdateRecordRequestDict(TypedDict):
    """`UpdateRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    https: NotRequired[UpdateRecordRequestHttps | UpdateRecordRequestHttpsDict | None]
    """Content of an `HTTPS` record, in place of `value`."""
    mxPriority: NotRequired[int | None]
    """Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX` records."""
    name: NotRequired[str | None]
    """Subdomain, such as `www`; empty for the domain itself."""
    srv: NotRequired[UpdateRecordRequestSrv | UpdateRecordRequestSrvDict | None]
    """Content of an `SRV` record, in place of `value`."""
    ttl: NotRequired[int | None]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: NotRequired[DnsRecordType | None]
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: NotRequired[str | None]
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""
