"""`DnsRecord`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class DnsRecord:
    """`DnsRecord`, a part of other types.

    Attributes:
        comment: Note on what the record is for, at most 500 characters.
        created: Time of creation, in milliseconds since the epoch.
        created_at: Time of creation, in milliseconds since the epoch.
        creator: ID of the user who created the record.
        mx_priority: Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX`
            records.
        name: Subdomain, such as `www`; empty for the domain itself.
        priority: Priority of the host for record types that have one.
        slug: Identifier of the record in URLs.
        ttl: Time-to-live in seconds, 60 to 2147483647.
        type: Type of the record, such as `A`, `CNAME` or `TXT`.
        updated: Time of the last change, in milliseconds since the epoch.
        updated_at: Time of the last change, in milliseconds since the epoch.
        value: Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host
            name for `CNAME`, text for `TXT`.
    """

    comment: str | None = None
    created: float | None
    created_at: float | None
    creator: str
    id: str
    mx_priority: float | None = None
    name: str
    priority: float | None = None
    slug: str
    ttl: float | None = None
    type: DnsRecordType
    updated: float | None
    updated_at: float | None
    value: str
