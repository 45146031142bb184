"""`SamlConnection`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SamlConnection:
    """`SamlConnection`, a part of other types.

    Attributes:
        connected_at: Time when it was connected, in milliseconds since the epoch.
        last_received_webhook_event: Time of the last event from the identity provider, in
            milliseconds since the epoch.
        last_synced_at: Time of the last synchronization, in milliseconds since the epoch.
        state: State of the connection, such as `active`.
        status: Status of the connection, such as `linked`.
        sync_state: Whether events of the directory count: `SETUP` until roles are assigned, then
            `ACTIVE`.
        type: Kind of identity provider, such as `OktaSAML`.
    """

    connected_at: float
    last_received_webhook_event: float | None = None
    last_synced_at: float | None = None
    state: str
    status: str
    sync_state: Literal["SETUP", "ACTIVE"] | str | None = None
    type: str
