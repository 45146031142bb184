"""The body of `dns.createRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class CreateMxRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        mx_priority: Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX`
            records.
        name: Subdomain, such as `www`; empty for the domain itself.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    mx_priority: float
    name: str
    ttl: float | None = None
    type: DnsRecordType
    value: str


@define(kw_only=True)
class CreateValueRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        name: Subdomain, such as `www`; empty for the domain itself.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    name: str
    ttl: float | None = None
    type: DnsRecordType
    value: str


@define(kw_only=True)
class CreateOptionalValueRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        name: Subdomain, such as `www`; empty for the domain itself.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    name: str
    ttl: float | None = None
    type: DnsRecordType
    value: str | None = None


@define(kw_only=True)
class CreateSrvRecordRequestSrv:
    """`srv` of `CreateRecordRequest`.

    Attributes:
        port: Port of the service.
        priority: Priority of the host; lower is tried first.
        target: Host name of the service.
        weight: Share of the traffic among hosts of the same priority.
    """

    port: float | None
    priority: float | None
    target: str
    weight: float | None


@define(kw_only=True)
class CreateSrvRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        srv: Content of an `SRV` record, in place of `value`.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
    """

    comment: str | None = None
    srv: CreateSrvRecordRequestSrv
    ttl: float | None = None
    type: DnsRecordType


@define(kw_only=True)
class CreateApexRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    ttl: float | None = None
    type: DnsRecordType
    value: str


@define(kw_only=True)
class CreateHttpsRecordRequestHttps:
    """`https` of `CreateRecordRequest`.

    Attributes:
        params: Parameters of the service, such as `alpn=h2,h3`.
        priority: Priority of the host; 0 makes an alias of the target.
        target: Host name that serves the domain.
    """

    params: str | None = None
    priority: float | None
    target: str


@define(kw_only=True)
class CreateHttpsRecordRequest:
    """The body of `dns.createRecord`.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        https: Content of an `HTTPS` record, in place of `value`.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
    """

    comment: str | None = None
    https: CreateHttpsRecordRequestHttps
    ttl: float | None = None
    type: DnsRecordType


class CreateMxRecordRequestDict(TypedDict):
    """`CreateMxRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    mxPriority: float
    name: str
    ttl: NotRequired[float]
    type: DnsRecordType
    value: str


class CreateValueRecordRequestDict(TypedDict):
    """`CreateValueRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    name: str
    ttl: NotRequired[float]
    type: DnsRecordType
    value: str


class CreateOptionalValueRecordRequestDict(TypedDict):
    """`CreateOptionalValueRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    name: str
    ttl: NotRequired[float]
    type: DnsRecordType
    value: NotRequired[str]


class CreateSrvRecordRequestSrvDict(TypedDict):
    """`CreateSrvRecordRequestSrv` as a dict in wire names."""

    port: float | None
    priority: float | None
    target: str
    weight: float | None


class CreateSrvRecordRequestDict(TypedDict):
    """`CreateSrvRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    srv: CreateSrvRecordRequestSrv | CreateSrvRecordRequestSrvDict
    ttl: NotRequired[float]
    type: DnsRecordType


class CreateApexRecordRequestDict(TypedDict):
    """`CreateApexRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    ttl: NotRequired[float]
    type: DnsRecordType
    value: str


class CreateHttpsRecordRequestHttpsDict(TypedDict):
    """`CreateHttpsRecordRequestHttps` as a dict in wire names."""

    params: NotRequired[str]
    priority: float | None
    target: str


class CreateHttpsRecordRequestDict(TypedDict):
    """`CreateHttpsRecordRequest` as a dict in wire names."""

    comment: NotRequired[str]
    https: CreateHttpsRecordRequestHttps | CreateHttpsRecordRequestHttpsDict
    ttl: NotRequired[float]
    type: DnsRecordType


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
