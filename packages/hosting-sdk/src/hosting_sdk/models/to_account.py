"""`ToAccount`, a part of other types.

Generated from `manifest/schemas/ToAccount.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ToAccount:
    """`ToAccount`, a part of other types."""

    id: str
    slug: str | None = None
    type: Literal["team", "user"]
    username: str | None = None
