"""The body of `authentication.createAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateAuthTokenRequest:
    """The body of `authentication.createAuthToken`.

    Attributes:
        expires_at: Time when the token expires, in milliseconds since the epoch; absent: never.
        name: Name that tells the token from others.
    """

    expires_at: float | None = None
    name: str


class CreateAuthTokenRequestDict(TypedDict):
    """`CreateAuthTokenRequest` as a dict in wire names."""

    expiresAt: NotRequired[float]
    name: str
