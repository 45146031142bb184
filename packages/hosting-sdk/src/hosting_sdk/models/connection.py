"""`Connection`, a part of other types.

Generated from `manifest/schemas/Connection.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Connection:
    """`Connection`, a part of other types."""

    connected_at: float
    last_received_webhook_event: float | None = None
    last_synced_at: float | None = None
    state: str
    status: str
    sync_state: Literal["SETUP", "ACTIVE"] | str | None = None
    type: str
