"""`RulesLogHeaders`, a part of other types.

Generated from `manifest/schemas/RulesLogHeaders.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

RulesLogHeaders: TypeAlias = list[str] | Literal["*"] | str
"""`RulesLogHeaders`, a part of other types."""
