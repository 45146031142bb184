"""`DnsRecord`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class DnsRecord:
    """`DnsRecord`, a part of other types."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    created: float | None
    """Time of creation, in milliseconds since the epoch."""
    created_at: float | None
    """Time of creation, in milliseconds since the epoch."""
    creator: str
    """ID of the user who created the record."""
    id: str
    mx_priority: float | None = None
    """Priority of a mail server, 0 to 65535; lower is tried first. Only for `MX` records."""
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    priority: float | None = None
    """Priority of the host for record types that have one."""
    slug: str
    """Identifier of the record in URLs."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: DnsRecordType | str
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    updated: float | None
    """Time of the last change, in milliseconds since the epoch."""
    updated_at: float | None
    """Time of the last change, in milliseconds since the epoch."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""
