"""The body of `authentication.createAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateAuthTokenRequest:
    """The body of `authentication.createAuthToken`."""

    expires_at: float | None = None
    """Time when the token expires, in milliseconds since the epoch; absent: never."""
    name: str
    """Name that tells the token from others."""


class CreateAuthTokenRequestDict(TypedDict):
    """`CreateAuthTokenRequest` as a dict in wire names."""

    expiresAt: NotRequired[float]
    """Time when the token expires, in milliseconds since the epoch; absent: never."""
    name: str
    """Name that tells the token from others."""
