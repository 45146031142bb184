"""`JsonValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

JsonValue: TypeAlias = str | float | dict[str, Any] | list[Any] | bool
"""`JsonValue`, a part of other types."""
