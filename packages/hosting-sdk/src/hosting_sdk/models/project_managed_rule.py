"""`ProjectManagedRule`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ProjectManagedRule:
    """`ProjectManagedRule`, a part of other types."""

    action: Literal["log", "deny", "challenge"] | str | None = None
    active: bool


class ProjectManagedRuleDict(TypedDict):
    """`ProjectManagedRule` as a dict in wire names."""

    action: NotRequired[Literal["log", "deny", "challenge"]]
    active: bool
