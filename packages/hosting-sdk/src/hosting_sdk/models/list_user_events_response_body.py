"""The result of `user.listUserEvents`.

Generated from `manifest/schemas/ListUserEventsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.principal import Principal
from hosting_sdk.models.type import Type


@define(kw_only=True)
class ListUserEventsResponseBody1EventsEntities:
    """`events[].entities[]` of `ListUserEventsResponseBody`."""

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
class ListUserEventsResponseBody1EventsUser:
    """`events[].user` of `ListUserEventsResponseBody`."""

    avatar: str
    email: str
    slug: str | None = None
    uid: str
    username: str


@define(kw_only=True)
class ListUserEventsResponseBody1Events:
    """`events[]` of `ListUserEventsResponseBody`."""

    created_at: float
    entities: list[ListUserEventsResponseBody1EventsEntities]
    id: str
    payload: Any = UNSET
    principal: Principal | None = None
    principal_id: str
    text: str
    type: Type | None = None
    user: ListUserEventsResponseBody1EventsUser | None = None
    user_id: str
    via: list[Principal] | None = None
    via_ids: list[str] | None = None


@define(kw_only=True)
class ListUserEventsResponseBody1:
    """The result of `user.listUserEvents`."""

    events: list[ListUserEventsResponseBody1Events]


ListUserEventsResponseBody: TypeAlias = ListUserEventsResponseBody1 | dict[str, Any]
"""The result of `user.listUserEvents`."""
