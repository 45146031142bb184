"""The result of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FlagsSdkKey:
    """The result of `featureFlags.createSDKKey`."""

    connection_string: str | None = None
    """Connection string for the flags SDK, with the key: keep it secret."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user or other entity that made it."""
    deleted_at: float | None = None
    """Time of deletion, in milliseconds since the epoch."""
    environment: str
    """Environment that the key is for, such as `production`."""
    hash_key: str
    """Hash that identifies the key."""
    key_value: str | None = None
    """The key itself: keep it secret."""
    label: str | None = None
    """Name to show."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    token_value: str | None = None
    """Token of the Edge Config that has the flags: keep it secret."""
    type: Literal["server", "mobile", "client"] | str
    """Place of use of the key: `server`, `mobile` or `client`."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
