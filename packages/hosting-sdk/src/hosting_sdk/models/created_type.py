"""`CreatedType`, a part of other types.

Generated from `manifest/schemas/CreatedType.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

CreatedType: TypeAlias = Literal["secret", "system", "encrypted", "plain", "sensitive"] | str
"""`CreatedType`, a part of other types."""
