"""`NewDrainSchema`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class NewDrainSchema:
    """`NewDrainSchema`, a part of other types."""

    version: str
    """Version of the format of the data."""


class NewDrainSchemaDict(TypedDict):
    """`NewDrainSchema` as a dict in wire names."""

    version: str
    """Version of the format of the data."""
