"""`NodeVersion`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

NodeVersion: TypeAlias = Literal[
    "24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x", "8.10.x"
]
"""`NodeVersion`, a part of other types."""
