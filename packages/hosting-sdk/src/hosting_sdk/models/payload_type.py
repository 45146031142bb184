"""`PayloadType`, a part of other types.

Generated from `manifest/schemas/PayloadType.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

PayloadType: TypeAlias = Literal["system", "encrypted", "plain", "sensitive"] | str
"""`PayloadType`, a part of other types."""
