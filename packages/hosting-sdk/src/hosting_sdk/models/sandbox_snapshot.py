"""`SandboxSnapshot`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SandboxSnapshot:
    """`SandboxSnapshot`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        creation_method: Whether a person made the snapshot (`manual`) or the platform
            (`automatic`).
        expires_at: Time of expiry, in milliseconds since the epoch.
        id: ID of the snapshot (prefix `snap_`).
        last_used_at: Time of the last start from the snapshot, in milliseconds since the epoch.
        parent_id: ID of the snapshot that this one was made from.
        region: Region, such as `iad1`.
        size_bytes: Size of the snapshot in bytes.
        source_session_id: ID of the session that the snapshot was made of.
        status: State of the snapshot: `created`, `failed` or `deleted`.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float
    creation_method: Literal["manual", "automatic"] | str | None = None
    expires_at: float | None = None
    id: str
    last_used_at: float
    parent_id: str | None = None
    region: str
    size_bytes: float
    source_session_id: str
    status: Literal["failed", "created", "deleted"] | str
    updated_at: float
