"""The result of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FlagsSdkKey:
    """The result of `featureFlags.createSDKKey`.

    Attributes:
        connection_string: Connection string for the flags SDK, with the key: keep it secret.
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user or other entity that made it.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        environment: Environment that the key is for, such as `production`.
        hash_key: Hash that identifies the key.
        key_value: The key itself: keep it secret.
        label: Name to show.
        project_id: ID of the project (prefix `prj_`).
        token_value: Token of the Edge Config that has the flags: keep it secret.
        type: Where the key is used: `server`, `mobile` or `client`.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    connection_string: str | None = None
    created_at: float
    created_by: str
    deleted_at: float | None = None
    environment: str
    hash_key: str
    key_value: str | None = None
    label: str | None = None
    project_id: str
    token_value: str | None = None
    type: Literal["server", "mobile", "client"] | str
    updated_at: float
