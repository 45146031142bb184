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
    """`ProjectDismissedToast`, a part of other types."""

    action: Literal["delete", "cancel", "accept"] | str
    """Reaction to the message: `delete`, `cancel` or `accept`."""
    dismissed_at: float
    """Time of the action, in milliseconds since the epoch."""
    key: str
    """Key that identifies the message."""
    value: ProjectDismissedToastValue | str | float | bool | None
    """Further data of the message."""
