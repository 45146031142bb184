"""`ResponseBodyDismissedToasts`, a part of other types.

Generated from `manifest/schemas/ResponseBodyDismissedToasts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ResponseBodyDismissedToastsValue:
    """`value` of `ResponseBodyDismissedToasts`."""

    current_value: str | float | bool
    previous_value: str | float | bool


@define(kw_only=True)
class ResponseBodyDismissedToasts:
    """`ResponseBodyDismissedToasts`, a part of other types."""

    action: Literal["delete", "cancel", "accept"] | str
    dismissed_at: float
    key: str
    value: ResponseBodyDismissedToastsValue | str | float | bool | None
