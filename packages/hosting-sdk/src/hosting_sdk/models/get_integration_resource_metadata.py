"""`GetIntegrationResourceMetadata`, a part of other types.

Generated from `manifest/schemas/GetIntegrationResourceMetadata.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

GetIntegrationResourceMetadata: TypeAlias = str | float | list[str] | list[float] | bool
"""`GetIntegrationResourceMetadata`, a part of other types."""
