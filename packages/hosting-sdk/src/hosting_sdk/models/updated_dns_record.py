"""The result of `dns.updateRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.dns_record_type import DnsRecordType


@define(kw_only=True)
class UpdatedDnsRecord:
    """The result of `dns.updateRecord`."""

    comment: str | None = None
    """Note on what the record is for, at most 500 characters."""
    created_at: float | Unset | None = UNSET
    """Time of creation, in milliseconds since the epoch."""
    creator: str
    """ID of the user who created the record."""
    domain: str
    id: str
    name: str
    """Subdomain, such as `www`; empty for the domain itself."""
    record_type: DnsRecordType | str
    """Type of the record, such as `A`, `CNAME` or `TXT`."""
    ttl: float | None = None
    """Time-to-live in seconds, 60 to 2147483647."""
    type: Literal["record", "record-sys"] | str
    """`record` for a record of the user, `record-sys` for one of the platform."""
    value: str
    """Content of the record: an IPv4 address for `A`, an IPv6 address for `AAAA`, a host name
    for `CNAME`, text for `TXT`."""
