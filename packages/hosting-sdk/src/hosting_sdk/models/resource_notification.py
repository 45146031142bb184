"""`ResourceNotification`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ResourceNotification:
    """`ResourceNotification`, a part of other types."""

    href: str | None = None
    """Address that the message links to."""
    level: Literal["info", "warn", "error"] | str
    """Weight of the message, such as `info` or `error`."""
    message: str | None = None
    """Text of the message."""
    title: str
    """Title of the message."""


class ResourceNotificationDict(TypedDict):
    """`ResourceNotification` as a dict in wire names."""

    href: NotRequired[str]
    """Address that the message links to."""
    level: Literal["info", "warn", "error"]
    """Weight of the message, such as `info` or `error`."""
    message: NotRequired[str]
    """Text of the message."""
    title: str
    """Title of the message."""
