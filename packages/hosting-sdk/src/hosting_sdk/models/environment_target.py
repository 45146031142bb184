"""`EnvironmentTarget`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

EnvironmentTarget: TypeAlias = Literal["production", "preview", "development"]
"""`EnvironmentTarget`, a part of other types."""
