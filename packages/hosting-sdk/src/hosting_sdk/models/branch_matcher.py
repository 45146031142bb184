"""`BranchMatcher`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class BranchMatcher:
    """`BranchMatcher`, a part of other types.

    Attributes:
        pattern: Text that the name of the branch is compared with.
        type: How to compare the branch: `equals`, `startsWith` or `endsWith`.
    """

    pattern: str
    type: Literal["equals", "startsWith", "endsWith"] | str


class BranchMatcherDict(TypedDict):
    """`BranchMatcher` as a dict in wire names."""

    pattern: str
    type: Literal["equals", "startsWith", "endsWith"] | str
