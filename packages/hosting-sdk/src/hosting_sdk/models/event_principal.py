"""`EventPrincipal`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class EventUser:
    """`EventPrincipal`, a part of other types."""

    avatar: str
    """Hash of the picture of the user or team."""
    email: str
    slug: str | None = None
    type: Literal["user"] | str | None = None
    uid: str
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class EventApp:
    """`EventPrincipal`, a part of other types."""

    client_id: str
    name: str
    type: Literal["app"] | str


EventPrincipal: TypeAlias = EventUser | EventApp
"""`EventPrincipal`, a part of other types."""
