"""The result of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/FlagsSDKKey.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FlagsSDKKey:
    """The result of `featureFlags.createSDKKey`."""

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
