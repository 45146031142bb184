"""`EnvironmentVariableType`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

EnvironmentVariableType: TypeAlias = Literal["secret", "system", "encrypted", "plain", "sensitive"]
"""`EnvironmentVariableType`, a part of other types."""
