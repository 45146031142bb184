"""The methods of `domainsRegistrar`.

Generated from `manifest/groups/domainsRegistrar.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class DomainsRegistrar(Group):
    """The methods of `domainsRegistrar`."""

    async def buy_domains(
        self,
        *,
        request_body: m.BuyDomainsRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BuyDomainsResponseBody:
        """Buy domains.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            DomainTooShort: The server answered 400, with this error.
            OrderTooExpensive: The server answered 400, with this error.
            TooManyDomains: The server answered 400, with this error.
            InvalidAdditionalContactInfo: The server answered 400, with this error.
            AdditionalContactInfoRequired: The server answered 400, with this error.
            DuplicateDomains: The server answered 400, with this error.
            ExpectedPriceMismatch: The server answered 400, with this error.
            DomainNotAvailable: The server answered 400, with this error.
            LanguageCodeRequired: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_buy_domains import OPERATION

        result: m.BuyDomainsResponseBody = await self._call(
            OPERATION, {"team_id": team_id}, request_body, options
        )
        return result

    async def buy_single_domain(
        self,
        *,
        domain: str,
        request_body: m.BuySingleDomainRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BuyDomainsResponseBody:
        """Buy a single domain.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            DomainTooShort: The server answered 400, with this error.
            OrderTooExpensive: The server answered 400, with this error.
            InvalidAdditionalContactInfo: The server answered 400, with this error.
            AdditionalContactInfoRequired: The server answered 400, with this error.
            ExpectedPriceMismatch: The server answered 400, with this error.
            DomainNotAvailable: The server answered 400, with this error.
            LanguageCodeRequired: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_buy_single_domain import OPERATION

        result: m.BuyDomainsResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, request_body, options
        )
        return result

    async def get_bulk_availability(
        self,
        *,
        request_body: m.GetBulkAvailabilityRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetBulkAvailabilityResponseBody:
        """Get bulk availability.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_bulk_availability import OPERATION

        result: m.GetBulkAvailabilityResponseBody = await self._call(
            OPERATION, {"team_id": team_id}, request_body, options
        )
        return result

    async def get_contact_info_schema(
        self, *, domain: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> dict[str, Any]:
        """Get a contact information schema.

        Args:
            domain: `domain` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            BadRequest: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_contact_info_schema import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, None, options
        )
        return result

    async def get_domain_auth_code(
        self, *, domain: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetDomainAuthCodeResponseBody:
        """Get a domain authentication code.

        Args:
            domain: `domain` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            DomainNotRegistered: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            DomainNotFound: The server answered 404, with this error.
            DomainCannotBeTransferedOutUntil: The server answered 409, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_domain_auth_code import OPERATION

        result: m.GetDomainAuthCodeResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, None, options
        )
        return result

    async def get_domain_availability(
        self, *, domain: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetDomainAvailabilityResponseBody:
        """Get domain availability.

        Args:
            domain: `domain` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_domain_availability import OPERATION

        result: m.GetDomainAvailabilityResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, None, options
        )
        return result

    async def get_domain_price(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        years: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetTldPriceResponseBody:
        """Get a domain price.

        Args:
            domain: `domain` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            years: `years` in the query.
            options: What differs for this call.

        Raises:
            BadRequest: The server answered 400, with this error.
            DomainTooShort: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_domain_price import OPERATION

        result: m.GetTldPriceResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id, "years": years}, None, options
        )
        return result

    async def get_domain_transfer_in(
        self, *, domain: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetDomainTransferInResponseBody:
        """Get the state of a domain's transfer in.

        Args:
            domain: `domain` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_domain_transfer_in import OPERATION

        result: m.GetDomainTransferInResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, None, options
        )
        return result

    async def get_order(
        self, *, order_id: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetOrderResponseBody:
        """Get an order.

        Args:
            order_id: `orderId` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_order import OPERATION

        result: m.GetOrderResponseBody = await self._call(
            OPERATION, {"order_id": order_id, "team_id": team_id}, None, options
        )
        return result

    async def get_supported_tlds(
        self, *, team_id: str | None = None, options: RequestOptions | None = None
    ) -> list[str]:
        """Get supported TLDs.

        Args:
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_supported_tlds import OPERATION

        result: list[str] = await self._call(OPERATION, {"team_id": team_id}, None, options)
        return result

    async def get_tld(
        self, *, tld: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetTldResponseBody:
        """Get a TLD.

        Args:
            tld: `tld` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_tld import OPERATION

        result: m.GetTldResponseBody = await self._call(
            OPERATION, {"tld": tld, "team_id": team_id}, None, options
        )
        return result

    async def get_tld_price(
        self,
        *,
        tld: str,
        team_id: str | None = None,
        years: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetTldPriceResponseBody:
        """Get a TLD price.

        Args:
            tld: `tld` in the path.
            team_id: `teamId` in the query; the client's own when it is absent.
            years: `years` in the query.
            options: What differs for this call.

        Raises:
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_get_tld_price import OPERATION

        result: m.GetTldPriceResponseBody = await self._call(
            OPERATION, {"tld": tld, "team_id": team_id, "years": years}, None, options
        )
        return result

    async def renew_domain(
        self,
        *,
        domain: str,
        request_body: m.RenewDomainRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BuyDomainsResponseBody:
        """Renew a domain.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            BadRequest: The server answered 400, with this error.
            DomainTooShort: The server answered 400, with this error.
            DomainNotRegistered: The server answered 400, with this error.
            ExpectedPriceMismatch: The server answered 400, with this error.
            DomainNotAvailable: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            DomainNotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_renew_domain import OPERATION

        result: m.BuyDomainsResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, request_body, options
        )
        return result

    async def transfer_in_domain(
        self,
        *,
        domain: str,
        request_body: m.TransferInDomainRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BuyDomainsResponseBody:
        """Transfer a domain in.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            BadRequest: The server answered 400, with this error.
            DomainAlreadyOwned: The server answered 400, with this error.
            DomainTooShort: The server answered 400, with this error.
            DNSSECEnabled: The server answered 400, with this error.
            ExpectedPriceMismatch: The server answered 400, with this error.
            DomainNotAvailable: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_transfer_in_domain import OPERATION

        result: m.BuyDomainsResponseBody = await self._call(
            OPERATION, {"domain": domain, "team_id": team_id}, request_body, options
        )
        return result

    async def update_domain_auto_renew(
        self,
        *,
        domain: str,
        request_body: m.UpdateDomainAutoRenewRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Turn the automatic renewal of a domain on or off.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            DomainAlreadyRenewing: The server answered 400, with this error.
            DomainNotRenewable: The server answered 400, with this error.
            DomainNotRegistered: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            DomainNotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_update_domain_auto_renew import OPERATION

        await self._call(OPERATION, {"domain": domain, "team_id": team_id}, request_body, options)

    async def update_domain_nameservers(
        self,
        *,
        domain: str,
        request_body: m.UpdateDomainNameserversRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update domain nameservers.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.

        Raises:
            DomainNotRegistered: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            DomainNotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.
        """
        from hosting_sdk.functions._domains_registrar_update_domain_nameservers import OPERATION

        await self._call(OPERATION, {"domain": domain, "team_id": team_id}, request_body, options)
