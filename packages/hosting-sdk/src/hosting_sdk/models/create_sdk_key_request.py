"""The body of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateSDKKeyRequest:
    """The body of `featureFlags.createSDKKey`."""

    environment: str
    """Environment that the key is for, such as `production`."""
    label: str | None = None
    """Name to show."""
    sdk_key_type: Literal["server", "mobile", "client"]
    """Place of use of the key: `server`, `mobile` or `client`."""


class CreateSDKKeyRequestDict(TypedDict):
    """`CreateSDKKeyRequest` as a dict in wire names."""

    environment: str
    """Environment that the key is for, such as `production`."""
    label: NotRequired[str]
    """Name to show."""
    sdkKeyType: Literal["server", "mobile", "client"]
    """Place of use of the key: `server`, `mobile` or `client`."""
