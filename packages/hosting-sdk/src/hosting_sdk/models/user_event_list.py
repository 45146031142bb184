"""The result of `user.listUserEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.event_principal import EventPrincipal
from hosting_sdk.models.user_event_type import UserEventType


@define(kw_only=True)
class UserEventEntity:
    """`events[].entities[]` of `UserEventList`."""

    end: float
    start: float
    type: (
        Literal[
            "app",
            "author",
            "bitbucket_login",
            "bold",
            "deployment_host",
            "dns_record",
            "git_link",
            "github_login",
            "gitlab_login",
            "hook_name",
            "integration",
            "edge-config",
            "flag",
            "flags-segment",
            "flags-settings",
            "link",
            "project_name",
            "scaling_rules",
            "env_var_name",
            "target",
            "store",
            "system",
        ]
        | str
    )


@define(kw_only=True)
class UserEventUser:
    """`events[].user` of `UserEventList`."""

    avatar: str
    """Hash of the picture of the user or team."""
    email: str
    slug: str | None = None
    uid: str
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class UserEvent:
    """`events[]` of `UserEventList`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    entities: list[UserEventEntity]
    id: str
    payload: Any = UNSET
    principal: EventPrincipal | None = None
    principal_id: str
    text: str
    type: UserEventType | str | None = None
    user: UserEventUser | None = None
    user_id: str
    via: list[EventPrincipal] | None = None
    via_ids: list[str] | None = None


@define(kw_only=True)
class UserEventList:
    """The result of `user.listUserEvents`."""

    events: list[UserEvent] | None = None
