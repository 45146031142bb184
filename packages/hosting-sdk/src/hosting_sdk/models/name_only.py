"""The body of `connect.updateNetwork` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class NameOnly:
    """The body of `connect.updateNetwork` and 2 more.

    Attributes:
        name: Name of the network, the resource or the source that the object stands for.
    """

    name: str


class NameOnlyDict(TypedDict):
    """`NameOnly` as a dict in wire names."""

    name: str
