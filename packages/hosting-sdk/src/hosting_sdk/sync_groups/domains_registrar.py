"""The methods of `domainsRegistrar`.

Generated from `manifest/groups/domainsRegistrar.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["DomainsRegistrar"]


class DomainsRegistrar(SyncGroup):
    """The methods of `domainsRegistrar`, each waiting for its result."""

    @operation
    def buy_domains(
        self,
        *,
        request_body: m.BuyDomainsRequest | m.BuyDomainsRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainOrderReference:
        """Buy several domains in one order.

        Charges the account; the price must equal `expectedPrice`. Returns the ID of the order,
        which runs on after the call.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            result = client.domains_registrar.buy_domains(
                request_body={
                    "domains": [
                        {
                            "domainName": "example.com",
                            "autoRenew": True,
                            "years": 1,
                            "expectedPrice": 12.5,
                        },
                    ],
                    "contactInformation": {
                        "firstName": "Ada",
                        "lastName": "Lovelace",
                        "email": "ada@example.com",
                        "phone": "+1.4158551452",
                        "address1": "1 Main Street",
                        "city": "Springfield",
                        "state": "CA",
                        "zip": "94016",
                        "country": "US",
                    },
                },
            )
        """

    @operation
    def buy_single_domain(
        self,
        *,
        domain: str,
        request_body: m.BuySingleDomainRequest | m.BuySingleDomainRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainOrderReference:
        """Buy a domain.

        Charges the account; the price must equal `expectedPrice`. Returns the ID of the order,
        which runs on after the call.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            result = client.domains_registrar.buy_single_domain(
                domain="example.com",
                request_body={
                    "autoRenew": True,
                    "contactInformation": {
                        "address1": "1 Main Street",
                        "city": "Springfield",
                        "country": "US",
                        "email": "ada@example.com",
                        "firstName": "Ada",
                        "lastName": "Lovelace",
                        "phone": "+1.4158551452",
                        "state": "CA",
                        "zip": "94016",
                    },
                    "expectedPrice": 12.5,
                    "years": 1,
                },
            )
        """

    @operation
    def get_bulk_availability(
        self,
        *,
        request_body: m.GetBulkAvailabilityRequest | m.GetBulkAvailabilityRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainAvailabilityList:
        """Check which of several domains can be bought.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_bulk_availability(
                request_body={"domains": ["example.com", "example.org"]},
            )
        """

    @operation
    def get_contact_info_schema(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Get the JSON Schema of a domain's extra contact fields.

        Some registries want more than the usual ones.

        Args:
            domain: Domain name, such as `example.com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            BadRequest: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_contact_info_schema(domain="example.com")
        """

    @operation
    def get_domain_auth_code(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainAuthCode:
        """Get the authorization code of a domain.

        Another registrar wants it for a transfer away: keep it secret.

        Args:
            domain: Domain name, such as `example.com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            result = client.domains_registrar.get_domain_auth_code(domain="example.com")
        """

    @operation
    def get_domain_availability(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainAvailability:
        """Check whether a domain can be bought.

        Args:
            domain: Domain name, such as `example.com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_domain_availability(domain="example.com")
        """

    @operation
    def get_domain_price(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        years: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainPrice:
        """Get the prices to buy, renew and transfer a certain domain.

        Premium domains cost more than their top-level domain says.

        Args:
            domain: Domain name, such as `example.com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            years: Number of years that the price covers; absent: the least that the top-level
                domain allows.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            BadRequest: The server answered 400, with this error.
            DomainTooShort: The server answered 400, with this error.
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_domain_price(domain="example.com")
        """

    @operation
    def get_domain_transfer_in(
        self,
        *,
        domain: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainTransfer:
        """Get the state of a domain's transfer to the platform.

        Args:
            domain: Domain name, such as `example.com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_domain_transfer_in(domain="example.com")
        """

    @operation
    def get_order(
        self,
        *,
        order_id: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainOrder:
        """Get an order of domains with its state and the state of each domain.

        Args:
            order_id: ID of the order, as the purchase returned it.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            NotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_order(order_id="order_6gH2")
        """

    @operation
    def get_supported_tlds(
        self,
        *,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[str]:
        """List the top-level domains that the platform sells.

        Args:
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_supported_tlds()
        """

    @operation
    def get_tld(
        self,
        *,
        tld: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Tld:
        """Get facts about a top-level domain, such as the years it can be bought for.

        Args:
            tld: Top-level domain without the leading dot, such as `com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_tld(tld="dev")
        """

    @operation
    def get_tld_price(
        self,
        *,
        tld: str,
        team_id: str | None = None,
        years: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainPrice:
        """Get the usual prices of a top-level domain.

        Premium domains cost more: ask `getDomainPrice` for a certain one.

        Args:
            tld: Top-level domain without the leading dot, such as `com`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            years: Number of years that the price covers; absent: the least that the top-level
                domain allows.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            TldNotSupported: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            result = client.domains_registrar.get_tld_price(tld="dev")
        """

    @operation
    def renew_domain(
        self,
        *,
        domain: str,
        request_body: m.RenewDomainRequest | m.RenewDomainRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainOrderReference:
        """Renew a domain for some years.

        Charges the account; the price must equal `expectedPrice`. Returns the ID of the order.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            result = client.domains_registrar.renew_domain(
                domain="example.com",
                request_body={"expectedPrice": 12.5, "years": 1},
            )
        """

    @operation
    def transfer_in_domain(
        self,
        *,
        domain: str,
        request_body: m.TransferInDomainRequest | m.TransferInDomainRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainOrderReference:
        """Transfer a domain from another registrar to the platform.

        Needs its authorization code; charges the account. Returns the ID of the order.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            result = client.domains_registrar.transfer_in_domain(
                domain="example.com",
                request_body={
                    "authCode": "Xk7-29fQ",
                    "autoRenew": True,
                    "contactInformation": {
                        "address1": "1 Main Street",
                        "city": "Springfield",
                        "country": "US",
                        "email": "ada@example.com",
                        "firstName": "Ada",
                        "lastName": "Lovelace",
                        "phone": "+1.4158551452",
                        "state": "CA",
                        "zip": "94016",
                    },
                    "expectedPrice": 12.5,
                    "years": 1,
                },
            )
        """

    @operation
    def update_domain_auto_renew(
        self,
        *,
        domain: str,
        request_body: m.UpdateDomainAutoRenewRequest | m.UpdateDomainAutoRenewRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Turn the automatic renewal of a domain on or off.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

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

        Example:
            client.domains_registrar.update_domain_auto_renew(
                domain="example.com",
                request_body={"autoRenew": True},
            )
        """

    @operation
    def update_domain_nameservers(
        self,
        *,
        domain: str,
        request_body: m.UpdateDomainNameserversRequest | m.UpdateDomainNameserversRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Replace the nameservers of a domain.

        An empty list sets those of the platform.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Raises:
            DomainNotRegistered: The server answered 400, with this error.
            HttpApiDecodeError: The server answered 400, with this error.
            Unauthorized: The server answered 401, with this error.
            NotAuthorizedForScope: The server answered 403, with this error.
            Forbidden: The server answered 403, with this error.
            DomainNotFound: The server answered 404, with this error.
            TooManyRequests: The server answered 429, with this error.
            InternalServerError: The server answered 500, with this error.

        Example:
            client.domains_registrar.update_domain_nameservers(
                domain="example.com",
                request_body={"nameservers": ["ns1.example.net", "ns2.example.net"]},
            )
        """
