"""The result of `authentication.getAuthToken`.

Generated from `manifest/schemas/GetAuthTokenResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken


@define(kw_only=True)
class GetAuthTokenResponseBody:
    """The result of `authentication.getAuthToken`."""

    token: AuthToken
