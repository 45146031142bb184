"""`Plan`, a part of other types.

Generated from `manifest/schemas/Plan.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

Plan: TypeAlias = Literal["pro", "enterprise", "hobby"] | str
"""`Plan`, a part of other types."""
