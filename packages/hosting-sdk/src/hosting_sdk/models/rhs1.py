"""`Rhs1`, a part of other types.

Generated from `manifest/schemas/Rhs1.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Rhs1Items1:
    """`items[]` of `Rhs1`."""

    label: str | None = None
    note: str | None = None
    value: float


@define(kw_only=True)
class Rhs1Items2:
    """`items[]` of `Rhs1`."""

    label: str | None = None
    note: str | None = None
    value: str


@define(kw_only=True)
class Rhs1:
    """`Rhs1`, a part of other types."""

    items: list[Rhs1Items1 | Rhs1Items2]
    type: Literal["list/inline", "list"] | str
