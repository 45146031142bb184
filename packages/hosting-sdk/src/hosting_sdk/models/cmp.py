"""`Cmp`, a part of other types.

Generated from `manifest/schemas/Cmp.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

Cmp: TypeAlias = (
    Literal[
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
    | str
)
"""`Cmp`, a part of other types."""
