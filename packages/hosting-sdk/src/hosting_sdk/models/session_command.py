"""`SessionCommand`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SessionCommand:
    """`SessionCommand`, a part of other types."""

    args: list[str]
    """Arguments of the command."""
    cwd: str
    """Working folder."""
    exit_code: float | None
    """Exit code; null until the command has finished."""
    id: str
    """ID of the command (prefix `cmd_`)."""
    name: str
    """Program that runs."""
    session_id: str
    """ID of the session (prefix `sbx_`)."""
    started_at: float
    """Time of the start, in milliseconds since the epoch."""
