"""`FilterSources`, a part of other types.

Generated from `manifest/schemas/FilterSources.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

FilterSources: TypeAlias = (
    Literal["build", "edge", "lambda", "static", "external", "firewall", "redirect"] | str
)
"""`FilterSources`, a part of other types."""
