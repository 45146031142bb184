"""`ResourceMetadataValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

ResourceMetadataValue: TypeAlias = str | float | list[str] | list[float] | bool
"""`ResourceMetadataValue`, a part of other types."""
