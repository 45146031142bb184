"""The result of `dns.getRecords`.

Generated from `manifest/schemas/GetRecordsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.records import Records


@define(kw_only=True)
class GetRecordsResponseBody1:
    """The result of `dns.getRecords`."""

    pagination: Pagination
    records: list[Records]


@define(kw_only=True)
class GetRecordsResponseBody2:
    """The result of `dns.getRecords`."""

    records: list[Records]


GetRecordsResponseBody: TypeAlias = GetRecordsResponseBody1 | GetRecordsResponseBody2 | str
"""The result of `dns.getRecords`."""
