"""`NotedValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NotedValue:
    """`NotedValue`, a part of other types."""

    note: str | None = None
    """Note on the value, such as whom it belongs to."""
    value: str
    """The value: an IP address or range in CIDR notation, or for flags the value of an
    attribute."""


class NotedValueDict(TypedDict):
    """`NotedValue` as a dict in wire names."""

    note: NotRequired[str]
    """Note on the value, such as whom it belongs to."""
    value: str
    """The value: an IP address or range in CIDR notation, or for flags the value of an
    attribute."""
