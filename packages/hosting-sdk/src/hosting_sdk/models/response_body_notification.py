"""`ResponseBodyNotification`, a part of other types.

Generated from `manifest/schemas/ResponseBodyNotification.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ResponseBodyNotification:
    """`ResponseBodyNotification`, a part of other types."""

    href: str | None = None
    level: Literal["info", "warn", "error"] | str
    message: str | None = None
    title: str
