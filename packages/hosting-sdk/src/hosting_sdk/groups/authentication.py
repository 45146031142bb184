"""The methods of `authentication`.

Generated from `manifest/groups/authentication.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Authentication"]


class Authentication(Group):
    """The methods of `authentication`."""

    @operation
    async def create_auth_token(
        self,
        *,
        request_body: m.CreateAuthTokenRequest | m.CreateAuthTokenRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedAuthToken:
        """Create an access token for the current user.

        The result has the secret in `bearerToken`, once and never again: store it.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.authentication.create_auth_token(
                request_body={"name": "deploy from CI", "expiresAt": 1760086400000},
            )
        """

    @operation
    async def delete_auth_token(
        self,
        *,
        token_id: str,
        options: RequestOptions | None = None,
    ) -> m.DeletedAuthToken:
        """Invalidate an access token.

        Requests with it fail from then on; `current` invalidates the token of this request.

        Args:
            token_id: ID of the access token; `current` means the token that the request itself
                uses.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.authentication.delete_auth_token(token_id="tok_3dF8")
        """

    @operation
    async def exchange_sso_token(
        self,
        *,
        request_body: m.ExchangeSsoTokenRequest | m.ExchangeSsoTokenRequestDict,
        options: RequestOptions | None = None,
    ) -> m.SsoTokens:
        """Exchange the code of a single sign-on for an OpenID Connect token.

        Partners call it when the platform sends a user to their login.

        The same as `marketplace.exchangeSsoToken`.

        Args:
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.authentication.exchange_sso_token(
                request_body={
                    "grant_type": "authorization_code",
                    "code": "9b2f7c",
                    "client_id": "oac_4jK2pQ9x",
                    "client_secret": "secret-of-the-integration",
                },
            )
        """

    @operation
    async def get_auth_token(
        self,
        *,
        token_id: str,
        options: RequestOptions | None = None,
    ) -> m.AuthTokenResult:
        """Get what is known of an access token, without the secret.

        `current` gives the token of this request.

        Args:
            token_id: ID of the access token; `current` means the token that the request itself
                uses.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.authentication.get_auth_token(token_id="tok_3dF8")
        """

    @operation
    async def list_auth_tokens(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> m.AuthTokenList:
        """List the access tokens of the current user, without their secrets.

        Args:
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.authentication.list_auth_tokens()
        """
