"""The methods of `authentication`.

Generated from `manifest/groups/authentication.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Authentication(Group):
    """The methods of `authentication`."""

    async def create_auth_token(
        self,
        *,
        request_body: m.CreateAuthTokenRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateAuthTokenResponseBody:
        """Create an authentication token.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._authentication_create_auth_token import OPERATION

        result: m.CreateAuthTokenResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def delete_auth_token(
        self, *, token_id: str, options: RequestOptions | None = None
    ) -> m.GetAuthTokenRequest:
        """Delete an authentication token.

        Args:
            token_id: `tokenId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._authentication_delete_auth_token import OPERATION

        result: m.GetAuthTokenRequest = await self._call(
            OPERATION, {"token_id": token_id}, None, options
        )
        return result

    async def exchange_sso_token(
        self,
        *,
        request_body: m.ExchangeSsoTokenRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> m.ExchangeSsoTokenResponseBody:
        """Exchange an SSO token.

        The same as `marketplace.exchangeSsoToken`.

        Args:
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._authentication_exchange_sso_token import OPERATION

        result: m.ExchangeSsoTokenResponseBody = await self._call(
            OPERATION, {}, request_body, options
        )
        return result

    async def get_auth_token(
        self, *, token_id: str, options: RequestOptions | None = None
    ) -> m.GetAuthTokenResponseBody:
        """Get an authentication token.

        Args:
            token_id: `tokenId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._authentication_get_auth_token import OPERATION

        result: m.GetAuthTokenResponseBody = await self._call(
            OPERATION, {"token_id": token_id}, None, options
        )
        return result

    async def list_auth_tokens(
        self, *, options: RequestOptions | None = None
    ) -> m.ListAuthTokensResponseBody:
        """List authentication tokens.

        Args:
            options: What differs for this call.
        """
        from hosting_sdk.functions._authentication_list_auth_tokens import OPERATION

        result: m.ListAuthTokensResponseBody = await self._call(OPERATION, {}, None, options)
        return result
