"""`ReadyState`, a part of other types.

Generated from `manifest/schemas/ReadyState.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ReadyState: TypeAlias = (
    Literal["QUEUED", "BUILDING", "ERROR", "INITIALIZING", "READY", "CANCELED"] | str
)
"""`ReadyState`, a part of other types."""
