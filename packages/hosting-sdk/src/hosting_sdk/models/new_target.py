"""`NewTarget`, a part of other types.

Generated from `manifest/schemas/NewTarget.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

NewTarget: TypeAlias = Literal["production", "preview", "development"] | str
"""`NewTarget`, a part of other types."""
