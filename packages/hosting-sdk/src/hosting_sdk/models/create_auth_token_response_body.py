"""The result of `authentication.createAuthToken`.

Generated from `manifest/schemas/CreateAuthTokenResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken


@define(kw_only=True)
class CreateAuthTokenResponseBody:
    """The result of `authentication.createAuthToken`."""

    bearer_token: str
    token: AuthToken
