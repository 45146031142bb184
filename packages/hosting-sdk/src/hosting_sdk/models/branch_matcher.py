"""`BranchMatcher`, a part of other types.

Generated from `manifest/schemas/BranchMatcher.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BranchMatcher:
    """`BranchMatcher`, a part of other types."""

    pattern: str
    type: Literal["equals", "startsWith", "endsWith"] | str
