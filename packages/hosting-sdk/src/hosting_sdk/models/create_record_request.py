"""The body of `dns.createRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class CreateMxRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    mx_priority: float
    """Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX` records."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


@define(kw_only=True)
class CreateValueRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


@define(kw_only=True)
class CreateOptionalValueRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str | None = None
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


@define(kw_only=True)
class CreateSrvRecordRequestSrv:
    """`srv` of `CreateRecordRequest`."""

    port: float | None
    """Port of the service."""
    priority: float | None
    """Priority of the host; lower is tried first."""
    target: str
    """Host name of the service."""
    weight: float | None
    """Share of the traffic among hosts of the same priority."""


@define(kw_only=True)
class CreateSrvRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    srv: CreateSrvRecordRequestSrv
    """Content of an `SRV` record, in place of `value`."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""


@define(kw_only=True)
class CreateApexRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


@define(kw_only=True)
class CreateHttpsRecordRequestHttps:
    """`https` of `CreateRecordRequest`."""

    params: str | None = None
    """Parameters of the service, such as `alpn=h2,h3`."""
    priority: float | None
    """Priority of the host; 0 makes an alias of the target."""
    target: str
    """Host name that serves the domain."""


@define(kw_only=True)
class CreateHttpsRecordRequest:
    """The body of `dns.createRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    https: CreateHttpsRecordRequestHttps
    """Content of an `HTTPS` record, in place of `value`."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""


class CreateMxRecordRequestDict(TypedDict):
    """`CreateMxRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    mxPriority: float
    """Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX` records."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


class CreateValueRecordRequestDict(TypedDict):
    """`CreateValueRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


class CreateOptionalValueRecordRequestDict(TypedDict):
    """`CreateOptionalValueRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: NotRequired[str]
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


class CreateSrvRecordRequestSrvDict(TypedDict):
    """`CreateSrvRecordRequestSrv` as a dict in wire names."""

    port: float | None
    """Port of the service."""
    priority: float | None
    """Priority of the host; lower is tried first."""
    target: str
    """Host name of the service."""
    weight: float | None
    """Share of the traffic among hosts of the same priority."""


class CreateSrvRecordRequestDict(TypedDict):
    """`CreateSrvRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    srv: CreateSrvRecordRequestSrv | CreateSrvRecordRequestSrvDict
    """Content of an `SRV` record, in place of `value`."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""


class CreateApexRecordRequestDict(TypedDict):
    """`CreateApexRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""


class CreateHttpsRecordRequestHttpsDict(TypedDict):
    """`CreateHttpsRecordRequestHttps` as a dict in wire names."""

    params: NotRequired[str]
    """Parameters of the service, such as `alpn=h2,h3`."""
    priority: float | None
    """Priority of the host; 0 makes an alias of the target."""
    target: str
    """Host name that serves the domain."""


class CreateHttpsRecordRequestDict(TypedDict):
    """`CreateHttpsRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the record is for, at most 500 characters."""
    https: CreateHttpsRecordRequestHttps | CreateHttpsRecordRequestHttpsDict
    """Content of an `HTTPS` record, in place of `value`."""
    ttl: NotRequired[float]
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType
    """Type of the record, such as `A`, `CNAME` or `TXT`."""


CreateRecordRequest: TypeAlias = (
    CreateMxRecordRequest
    | CreateValueRecordRequest
    | CreateOptionalValueRecordRequest
    | CreateSrvRecordRequest
    | CreateApexRecordRequest
    | CreateHttpsRecordRequest
)
"""The body of `dns.createRecord`."""

CreateRecordRequestDict: TypeAlias = (
    CreateMxRecordRequestDict
    | CreateValueRecordRequestDict
    | CreateOptionalValueRecordRequestDict
    | CreateSrvRecordRequestDict
    | CreateApexRecordRequestDict
    | CreateHttpsRecordRequestDict
)
"""`CreateRecordRequest` as plain data in wire names."""
