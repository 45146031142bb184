"""The body of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateSDKKeyRequest:
    """The body of `featureFlags.createSDKKey`.

    Attributes:
        environment: Environment that the key is for, such as `production`.
        label: Name to show.
        sdk_key_type: Where the key is used: `server`, `mobile` or `client`.
    """

    environment: str
    label: str | None = None
    sdk_key_type: Literal["server", "mobile", "client"]


class CreateSDKKeyRequestDict(TypedDict):
    """`CreateSDKKeyRequest` as a dict in wire names."""

    environment: str
    label: NotRequired[str]
    sdkKeyType: Literal["server", "mobile", "client"]
