"""`NsnbConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class NsnbConfig:
    """`NsnbConfig`, a part of other types."""

    preference: Literal["auto-approval", "manual-approval", "block"] | str
    """Treatment: `auto-approval`, `manual-approval` or `block`."""


class NsnbConfigDict(TypedDict):
    """`NsnbConfig` as a dict in wire names."""

    preference: Literal["auto-approval", "manual-approval", "block"]
    """Treatment: `auto-approval`, `manual-approval` or `block`."""
