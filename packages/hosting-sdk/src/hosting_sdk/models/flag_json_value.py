"""`FlagJSONValue`, a part of other types.

Generated from `manifest/schemas/FlagJSONValue.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

FlagJSONValue: TypeAlias = str | float | list[Any] | dict[str, Any] | bool
"""`FlagJSONValue`, a part of other types."""
