"""`Directory`, a part of other types.

Generated from `manifest/schemas/Directory.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Directory:
    """`Directory`, a part of other types."""

    connected_at: float
    last_received_webhook_event: float | None = None
    last_synced_at: float | None = None
    state: str
    sync_state: Literal["SETUP", "ACTIVE"] | str | None = None
    type: str
