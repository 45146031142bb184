"""`NotedValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NotedValue:
    """`NotedValue`, a part of other types.

    Attributes:
        note: Note on whom the address belongs to.
        value: Address or range in CIDR notation.
    """

    note: str | None = None
    value: str


class NotedValueDict(TypedDict):
    """`NotedValue` as a dict in wire names."""

    note: NotRequired[str]
    value: str
