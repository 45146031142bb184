"""`Snapshot`, a part of other types.

Generated from `manifest/schemas/Snapshot.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Snapshot:
    """`Snapshot`, a part of other types."""

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
