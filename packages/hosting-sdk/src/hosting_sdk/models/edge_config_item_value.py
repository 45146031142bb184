"""`EdgeConfigItemValue`, a part of other types.

Generated from `manifest/schemas/EdgeConfigItemValue.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

EdgeConfigItemValue: TypeAlias = str | float | dict[str, Any] | list[Any] | bool
"""`EdgeConfigItemValue`, a part of other types."""
