"""`LogSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

LogSource: TypeAlias = Literal[
    "build", "edge", "lambda", "static", "external", "firewall", "redirect"
]
"""`LogSource`, a part of other types."""
