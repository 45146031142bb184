"""The result of `dns.getRecords`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.dns_record import DnsRecord
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class DnsRecordPage(Page["DnsRecordPage", "DnsRecord"]):
    """The result of `dns.getRecords`."""

    pagination: Pagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    records: list[DnsRecord]
