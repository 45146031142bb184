"""The result of `user.listEventTypes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.user_event_type import UserEventType


@define(kw_only=True)
class UserEventTypeDescription:
    """`types[]` of `UserEventTypeList`."""

    deprecated: Literal[True]
    description: str
    name: UserEventType | str
    replaced_by: list[str]


@define(kw_only=True)
class UserEventTypeList:
    """The result of `user.listEventTypes`."""

    types: list[UserEventTypeDescription]
