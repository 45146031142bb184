"""`Owasp`, a part of other types.

Generated from `manifest/schemas/Owasp.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Owasp:
    """`Owasp`, a part of other types."""

    action: Literal["log", "deny", "challenge"] | str | None = None
    active: bool
    updated_at: str | None = None
    user_id: str | None = None
    username: str | None = None
