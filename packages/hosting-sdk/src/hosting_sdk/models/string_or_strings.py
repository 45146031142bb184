"""A parameter of `aliases.listAliases` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

StringOrStrings: TypeAlias = list[str] | str
"""A parameter of `aliases.listAliases` and 1 more."""
