"""`NewEnvironmentVariableType`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

NewEnvironmentVariableType: TypeAlias = Literal["system", "encrypted", "plain", "sensitive"]
"""`NewEnvironmentVariableType`, a part of other types."""
