"""The result of `authentication.getAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken


@define(kw_only=True)
class AuthTokenResult:
    """The result of `authentication.getAuthToken`."""

    token: AuthToken
    """The token without its secret."""
