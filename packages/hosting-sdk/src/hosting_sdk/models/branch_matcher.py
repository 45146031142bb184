"""`BranchMatcher`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class BranchMatcher:
    """`BranchMatcher`, a part of other types."""

    pattern: str
    """Text that the name of the branch is compared with."""
    type: Literal["equals", "startsWith", "endsWith"] | str
    """Comparison with the branch: `equals`, `startsWith` or `endsWith`."""


class BranchMatcherDict(TypedDict):
    """`BranchMatcher` as a dict in wire names."""

    pattern: str
    """Text that the name of the branch is compared with."""
    type: Literal["equals", "startsWith", "endsWith"]
    """Comparison with the branch: `equals`, `startsWith` or `endsWith`."""
