"""`SessionCommand`, a part of other types.

Generated from `manifest/schemas/SessionCommand.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SessionCommand:
    """`SessionCommand`, a part of other types."""

    args: list[str]
    cwd: str
    exit_code: float | None
    id: str
    name: str
    session_id: str
    started_at: float
