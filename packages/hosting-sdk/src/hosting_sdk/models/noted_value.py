"""`NotedValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NotedValue:
    """`NotedValue`, a part of other types.

    Attributes:
        note: Note on the value, such as whom it belongs to.
        value: The value: an IP address or range in CIDR notation, or for flags the value of an
            attribute.
    """

    note: str | None = None
    value: str


class NotedValueDict(TypedDict):
    """`NotedValue` as a dict in wire names."""

    note: NotRequired[str]
    value: str
