"""`SandboxSnapshot`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SandboxSnapshot:
    """`SandboxSnapshot`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    creation_method: Literal["manual", "automatic"] | str | None = None
    """Whether a person made the snapshot (`manual`) or the platform (`automatic`)."""
    expires_at: float | None = None
    """Time of expiry, in milliseconds since the epoch."""
    id: str
    """ID of the snapshot (prefix `snap_`)."""
    last_used_at: float
    """Time of the last start from the snapshot, in milliseconds since the epoch."""
    parent_id: str | None = None
    """ID of the snapshot that this one was made from."""
    region: str
    """Region, such as `iad1`."""
    size_bytes: float
    """Size of the snapshot in bytes."""
    source_session_id: str
    """ID of the session that the snapshot was made of."""
    status: Literal["failed", "created", "deleted"] | str
    """State of the snapshot: `created`, `failed` or `deleted`."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
