"""`ProjectDismissedToast`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ProjectDismissedToastValue:
    """`value` of `ProjectDismissedToast`."""

    current_value: str | float | bool
    previous_value: str | float | bool


@define(kw_only=True)
class ProjectDismissedToast:
    """`ProjectDismissedToast`, a part of other types.

    Attributes:
        action: What was done with the message: `delete`, `cancel` or `accept`.
        dismissed_at: Time of the action, in milliseconds since the epoch.
        key: Key that identifies the message.
        value: Further data of the message.
    """

    action: Literal["delete", "cancel", "accept"] | str
    dismissed_at: float
    key: str
    value: ProjectDismissedToastValue | str | float | bool | None
