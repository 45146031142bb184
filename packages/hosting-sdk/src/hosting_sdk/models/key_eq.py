"""A parameter of `integrations.searchRepo`.

Generated from `manifest/schemas/KeyEq.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

KeyEq: TypeAlias = str | float
"""A parameter of `integrations.searchRepo`."""
