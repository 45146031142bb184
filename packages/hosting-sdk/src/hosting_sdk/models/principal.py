"""`Principal`, a part of other types.

Generated from `manifest/schemas/Principal.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class Principal1:
    """`Principal`, a part of other types."""

    avatar: str
    email: str
    slug: str | None = None
    type: Literal["user"] | str | None = None
    uid: str
    username: str


@define(kw_only=True)
class Principal2:
    """`Principal`, a part of other types."""

    client_id: str
    name: str
    type: Literal["app"] | str


Principal: TypeAlias = Principal1 | Principal2
"""`Principal`, a part of other types."""
