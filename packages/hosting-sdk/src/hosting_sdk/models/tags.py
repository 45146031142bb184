"""A parameter of `aliases.listAliases`.

Generated from `manifest/schemas/Tags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

Tags: TypeAlias = list[str] | str
"""A parameter of `aliases.listAliases`."""
