"""`ResourceNotification`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ResourceNotification:
    """`ResourceNotification`, a part of other types.

    Attributes:
        href: Address that the message links to.
        level: Weight of the message, such as `info` or `error`.
        message: Text of the message.
        title: Title of the message.
    """

    href: str | None = None
    level: Literal["info", "warn", "error"] | str
    message: str | None = None
    title: str


class ResourceNotificationDict(TypedDict):
    """`ResourceNotification` as a dict in wire names."""

    href: NotRequired[str]
    level: Literal["info", "warn", "error"] | str
    message: NotRequired[str]
    title: str
