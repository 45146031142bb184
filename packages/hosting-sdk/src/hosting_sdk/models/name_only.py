"""The body of `connect.updateNetwork` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class NameOnly:
    """The body of `connect.updateNetwork` and 2 more."""

    name: str
    """Name of the network, the resource or the source that the object stands for."""


class NameOnlyDict(TypedDict):
    """`NameOnly` as a dict in wire names."""

    name: str
    """Name of the network, the resource or the source that the object stands for."""
