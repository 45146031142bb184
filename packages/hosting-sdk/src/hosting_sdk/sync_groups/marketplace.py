"""The methods of `marketplace`.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Marketplace"]


class Marketplace(SyncGroup):
    """The methods of `marketplace`, each waiting for its result."""

    @operation
    def create_event(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.CreateEventRequest | m.CreateEventRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Tell the platform that an installation or a resource has changed on the partner's side.

        The platform then reads the new state.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.create_event(
                integration_configuration_id="icfg_2sW5yB8n",
                request_body={"event": {"type": "resource.updated", "resourceId": "ir_7kP4"}},
            )
        """

    @operation
    def create_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.CreateExperimentationItemsRequest | m.CreateExperimentationItemsRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Create experimentation items of a resource.

        An item is a flag or an experiment that the partner keeps.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.create_installation_integration_configuration(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={
                    "items": [
                        {
                            "id": "item_5rD8",
                            "origin": "https://partner.example.com/items/1",
                            "slug": "new-checkout",
                        },
                    ],
                },
            )
        """

    @operation
    def create_installation_integration_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Check the Edge Config that a user has connected to a resource.

        Returns only headers, without its contents.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.create_installation_integration_edge_config(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
            )
        """

    @operation
    def delete_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        item_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an experimentation item of a resource.

        An item is a flag or an experiment that the partner keeps.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            item_id: ID of the item that the partner keeps for the resource.
            resource_id: ID of the resource, as the partner gave it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.delete_installation_integration_configuration(
                integration_configuration_id="icfg_2sW5yB8n",
                item_id="item_5rD8",
                resource_id="ir_7kP4",
            )
        """

    @operation
    def delete_integration_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a resource of an installation.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.delete_integration_resource(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
            )
        """

    @operation
    def exchange_sso_token(
        self,
        *,
        request_body: m.ExchangeSsoTokenRequest | m.ExchangeSsoTokenRequestDict,
        options: RequestOptions | None = None,
    ) -> m.SsoTokens:
        """Exchange the code of a single sign-on for an OpenID Connect token.

        Partners call it when the platform sends a user to their login.

        Args:
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.exchange_sso_token(
                request_body={
                    "grant_type": "authorization_code",
                    "code": "9b2f7c",
                    "client_id": "oac_4jK2pQ9x",
                    "client_secret": "secret-of-the-integration",
                },
            )
        """

    @operation
    def finalize_installation(
        self,
        *,
        integration_configuration_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Declare that no more invoices follow for an installation.

        After an uninstall request it ends as soon as all invoices are paid.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.finalize_installation(integration_configuration_id="icfg_2sW5yB8n")
        """

    @operation
    def get_account_info(
        self,
        *,
        integration_configuration_id: str,
        options: RequestOptions | None = None,
    ) -> m.MarketplaceAccount:
        """Get the name, the address and the contact of the account behind an installation.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_account_info(
                integration_configuration_id="icfg_2sW5yB8n",
            )
        """

    @operation
    def get_installations_by_integration_configuration_id_resources_by_resource_id_experimentation_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> m.PartnerEdgeConfig | None:
        """Get the contents of the Edge Config that a user has connected to a resource.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_installations_by_integration_configuration_id_resources_by_resource_id_experimentation_edge_config(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
            )
        """

    @operation
    def get_integration_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> m.IntegrationResource:
        """Get a resource of an installation by the partner's ID.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_integration_resource(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
            )
        """

    @operation
    def get_integration_resources(
        self,
        *,
        integration_configuration_id: str,
        options: RequestOptions | None = None,
    ) -> m.IntegrationResourceList:
        """List the resources of an installation.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_integration_resources(
                integration_configuration_id="icfg_2sW5yB8n",
            )
        """

    @operation
    def get_invoice(
        self,
        *,
        integration_configuration_id: str,
        invoice_id: str,
        options: RequestOptions | None = None,
    ) -> m.Invoice:
        """Get an invoice of an installation with its state.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            invoice_id: ID of the invoice, as `submitInvoice` returned it.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_invoice(
                integration_configuration_id="icfg_2sW5yB8n",
                invoice_id="inv_9tG2",
            )
        """

    @operation
    def get_member(
        self,
        *,
        integration_configuration_id: str,
        member_id: str,
        options: RequestOptions | None = None,
    ) -> m.MarketplaceMember:
        """Get the role of a member of an installation's team.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            member_id: ID of the member, from the claim `user_id` of the OpenID Connect token.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.get_member(
                integration_configuration_id="icfg_2sW5yB8n",
                member_id="user_8fS3kQ6z",
            )
        """

    @operation
    def import_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ImportResourceRequest | m.ImportResourceRequestDict,
        options: RequestOptions | None = None,
    ) -> m.NameOnly:
        """Create or replace a resource that the partner has made outside the platform.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.import_resource(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={
                    "productId": "postgres",
                    "name": "shop-database",
                    "status": "ready",
                },
            )
        """

    @operation
    def submit_billing_data(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitBillingDataRequest | m.SubmitBillingDataRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Send billing and usage data of an installation.

        Send it once an hour if possible, at least once a day; the newest counts.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.submit_billing_data(
                integration_configuration_id="icfg_2sW5yB8n",
                request_body={
                    "billing": {
                        "items": [
                            {
                                "billingPlanId": "plan_small",
                                "name": "Requests",
                                "price": "0.02",
                                "quantity": 100,
                                "total": "2.00",
                                "units": "requests",
                            },
                        ],
                    },
                    "eod": "2026-01-15T00:00:00Z",
                    "period": {"end": "2026-01-31T23:59:59Z", "start": "2026-01-01T00:00:00Z"},
                    "timestamp": "2026-01-15T12:00:00Z",
                    "usage": [
                        {
                            "dayValue": 120,
                            "name": "Requests",
                            "periodValue": 1840,
                            "type": "total",
                            "units": "requests",
                        },
                    ],
                },
            )
        """

    @operation
    def submit_invoice(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitInvoiceRequest | m.SubmitInvoiceRequestDict,
        options: RequestOptions | None = None,
    ) -> m.SubmittedInvoice:
        """Submit an invoice for an installation.

        The platform charges the customer by it.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.submit_invoice(
                integration_configuration_id="icfg_2sW5yB8n",
                request_body={
                    "invoiceDate": "2026-01-31T00:00:00Z",
                    "items": [
                        {
                            "billingPlanId": "plan_small",
                            "name": "Requests",
                            "price": "0.02",
                            "quantity": 100,
                            "total": "2.00",
                            "units": "requests",
                        },
                    ],
                    "period": {"end": "2026-01-31T23:59:59Z", "start": "2026-01-01T00:00:00Z"},
                },
            )
        """

    @operation
    def submit_prepayment_balances(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitPrepaymentBalancesRequest | m.SubmitPrepaymentBalancesRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Send the prepaid balances of an installation.

        Send them once an hour if possible, at least once a day.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.submit_prepayment_balances(
                integration_configuration_id="icfg_2sW5yB8n",
                request_body={
                    "balances": [{"currencyValueInCents": 2500}],
                    "timestamp": "2026-01-15T12:00:00Z",
                },
            )
        """

    @operation
    def update_installation(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.UpdateInstallationRequest | m.UpdateInstallationRequestDict | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Change an installation: its billing plan or the notification that users see.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.update_installation(
                integration_configuration_id="icfg_2sW5yB8n",
                request_body={
                    "status": "ready",
                    "notification": {"level": "info", "title": "The database is ready"},
                },
            )
        """

    @operation
    def update_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        item_id: str,
        resource_id: str,
        request_body: m.UpdateExperimentationItemRequest | m.UpdateExperimentationItemRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Change an experimentation item of a resource.

        An item is a flag or an experiment that the partner keeps.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            item_id: ID of the item that the partner keeps for the resource.
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.update_installation_integration_configuration(
                integration_configuration_id="icfg_2sW5yB8n",
                item_id="item_5rD8",
                resource_id="ir_7kP4",
                request_body={
                    "origin": "https://partner.example.com/items/1",
                    "slug": "new-checkout",
                },
            )
        """

    @operation
    def update_installation_integration_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ReplaceExperimentationEdgeConfigRequest
        | m.ReplaceExperimentationEdgeConfigRequestDict,
        options: RequestOptions | None = None,
    ) -> m.PartnerEdgeConfig:
        """Replace the contents of the Edge Config that a user has connected to a resource.

        The user has to turn on the syncing of Edge Configs first.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.update_installation_integration_edge_config(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={"data": {"new-checkout": True}},
            )
        """

    @operation
    def update_invoice(
        self,
        *,
        integration_configuration_id: str,
        invoice_id: str,
        request_body: m.UpdateInvoiceRequest | m.UpdateInvoiceRequestDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Request the refund of an invoice.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            invoice_id: ID of the invoice, as `submitInvoice` returned it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.update_invoice(
                integration_configuration_id="icfg_2sW5yB8n",
                invoice_id="inv_9tG2",
                request_body={
                    "action": "refund",
                    "reason": "The service was down for a day",
                    "total": "2.00",
                },
            )
        """

    @operation
    def update_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateResourceRequest | m.UpdateResourceRequestDict | None = None,
        options: RequestOptions | None = None,
    ) -> m.NameOnly:
        """Change parts of a resource of an installation.

        What is not given stays.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.marketplace.update_resource(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={"name": "shop-database", "status": "ready"},
            )
        """

    @operation
    def update_resource_secrets(
        self,
        *,
        integration_configuration_id: str,
        integration_product_id_or_slug: str,
        resource_id: str,
        request_body: m.ResourceSecrets | m.ResourceSecretsDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Replace the secrets of a resource.

        Deprecated: use `updateResourceSecretsById`, which needs no product.

        Deprecated: the platform discourages its use.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            integration_product_id_or_slug: ID (prefix `iap_`) or slug of the integration's product.
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.update_resource_secrets(
                integration_configuration_id="icfg_2sW5yB8n",
                integration_product_id_or_slug="postgres",
                resource_id="ir_7kP4",
                request_body={
                    "secrets": [
                        {
                            "name": "DATABASE_URL",
                            "value": "postgres://db.example.com/shop",
                        },
                    ],
                },
            )
        """

    @operation
    def update_resource_secrets_by_id(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ResourceSecrets | m.ResourceSecretsDict,
        options: RequestOptions | None = None,
    ) -> None:
        """Replace the secrets of a resource.

        Connected projects get them with their next deployment; running ones keep the old.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the resource, as the partner gave it.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.marketplace.update_resource_secrets_by_id(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={
                    "secrets": [
                        {
                            "name": "DATABASE_URL",
                            "value": "postgres://db.example.com/shop",
                        },
                    ],
                    "partial": True,
                },
            )
        """
