"""The result of `authentication.createAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken


@define(kw_only=True)
class CreatedAuthToken:
    """The result of `authentication.createAuthToken`."""

    bearer_token: str
    """Secret of the token, to send as a bearer token; only this result has it."""
    token: AuthToken
    """The token without its secret."""
