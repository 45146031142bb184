"""`FlagComparator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

FlagComparator: TypeAlias = Literal[
    "eq",
    "!eq",
    "oneOf",
    "!oneOf",
    "containsAllOf",
    "containsAnyOf",
    "containsNoneOf",
    "startsWith",
    "!startsWith",
    "endsWith",
    "!endsWith",
    "contains",
    "!contains",
    "ex",
    "!ex",
    "gt",
    "gte",
    "lt",
    "lte",
    "regex",
    "!regex",
    "before",
    "after",
]
"""`FlagComparator`, a part of other types."""
