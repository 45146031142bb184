"""`CrsRule`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class CrsRule:
    """`CrsRule`, a part of other types."""

    action: Literal["deny", "log"] | str
    """Action of the rule, or for requests from the address."""
    active: bool
    """Whether the rule is in use."""


class CrsRuleDict(TypedDict):
    """`CrsRule` as a dict in wire names."""

    action: Literal["deny", "log"]
    """Action of the rule, or for requests from the address."""
    active: bool
    """Whether the rule is in use."""
