"""`DirectorySync`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DirectorySync:
    """`DirectorySync`, a part of other types."""

    connected_at: float
    """Time when it was connected, in milliseconds since the epoch."""
    last_received_webhook_event: float | None = None
    """Time of the last event from the identity provider, in milliseconds since the epoch."""
    last_synced_at: float | None = None
    """Time of the last synchronization, in milliseconds since the epoch."""
    state: str
    """State of the connection, such as `active`."""
    sync_state: Literal["SETUP", "ACTIVE"] | str | None = None
    """Whether events of the directory count: `SETUP` until roles are assigned, then `ACTIVE`."""
    type: str
    """Kind of directory, such as `OktaSAML`."""
