"""The methods of `marketplace`.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Marketplace(Group):
    """The methods of `marketplace`."""

    async def create_event(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.CreateEventRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> None:
        """Create an event.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_create_event import OPERATION

        await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id},
            request_body,
            options,
        )

    async def create_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Create an installation integration configuration.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_create_installation_integration_configuration import (
            OPERATION,
        )

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )

    async def create_installation_integration_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Check the edge configuration of an installation's resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_create_installation_integration_edge_config import (
            OPERATION,
        )

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            None,
            options,
        )

    async def delete_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        item_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an installation integration configuration.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            item_id: `itemId` in the path.
            resource_id: `resourceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_delete_installation_integration_configuration import (
            OPERATION,
        )

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "item_id": item_id,
                "resource_id": resource_id,
            },
            None,
            options,
        )

    async def delete_integration_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an integration resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_delete_integration_resource import OPERATION

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            None,
            options,
        )

    async def exchange_sso_token(
        self,
        *,
        request_body: m.ExchangeSsoTokenRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> m.ExchangeSsoTokenResponseBody:
        """Exchange an SSO token.

        Args:
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_exchange_sso_token import OPERATION

        result: m.ExchangeSsoTokenResponseBody = await self._call(
            OPERATION, {}, request_body, options
        )
        return result

    async def finalize_installation(
        self, *, integration_configuration_id: str, options: RequestOptions | None = None
    ) -> None:
        """Finalize an installation.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_finalize_installation import OPERATION

        await self._call(
            OPERATION, {"integration_configuration_id": integration_configuration_id}, None, options
        )

    async def get_account_info(
        self, *, integration_configuration_id: str, options: RequestOptions | None = None
    ) -> m.GetAccountInfoResponseBody:
        """Get account information.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_account_info import OPERATION

        result: m.GetAccountInfoResponseBody = await self._call(
            OPERATION, {"integration_configuration_id": integration_configuration_id}, None, options
        )
        return result

    async def get_installations_by_integration_configuration_id_resources_by_resource_id_experimentation_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> (
        m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody
        | None
    ):
        """Get the edge configuration of an installation's resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_installations_by_integration_configuration_id_resources_by_resource_id_experimentation_edge_config import (
            OPERATION,
        )

        result: (
            m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody
            | None
        ) = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            None,
            options,
        )
        return result

    async def get_integration_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        options: RequestOptions | None = None,
    ) -> m.GetIntegrationResourceResponseBody:
        """Get an integration resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_integration_resource import OPERATION

        result: m.GetIntegrationResourceResponseBody = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            None,
            options,
        )
        return result

    async def get_integration_resources(
        self, *, integration_configuration_id: str, options: RequestOptions | None = None
    ) -> m.GetIntegrationResourcesResponseBody:
        """Get integration resources.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_integration_resources import OPERATION

        result: m.GetIntegrationResourcesResponseBody = await self._call(
            OPERATION, {"integration_configuration_id": integration_configuration_id}, None, options
        )
        return result

    async def get_invoice(
        self,
        *,
        integration_configuration_id: str,
        invoice_id: str,
        options: RequestOptions | None = None,
    ) -> m.GetInvoiceResponseBody:
        """Get an invoice.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            invoice_id: `invoiceId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_invoice import OPERATION

        result: m.GetInvoiceResponseBody = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "invoice_id": invoice_id,
            },
            None,
            options,
        )
        return result

    async def get_member(
        self,
        *,
        integration_configuration_id: str,
        member_id: str,
        options: RequestOptions | None = None,
    ) -> m.GetMemberResponseBody:
        """Get a member.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            member_id: `memberId` in the path.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_get_member import OPERATION

        result: m.GetMemberResponseBody = await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id, "member_id": member_id},
            None,
            options,
        )
        return result

    async def import_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ImportResourceRequestBody | Mapping[str, Any] | None = None,
        options: RequestOptions | None = None,
    ) -> m.NewTeam:
        """Import a resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_import_resource import OPERATION

        result: m.NewTeam = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )
        return result

    async def submit_billing_data(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitBillingDataRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> None:
        """Submit billing data.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_submit_billing_data import OPERATION

        await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id},
            request_body,
            options,
        )

    async def submit_invoice(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitInvoiceRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> m.SubmitInvoiceResponseBody:
        """Submit an invoice.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_submit_invoice import OPERATION

        result: m.SubmitInvoiceResponseBody = await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id},
            request_body,
            options,
        )
        return result

    async def submit_prepayment_balances(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.SubmitPrepaymentBalancesRequestBody | Mapping[str, Any] | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Submit prepayment balances.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_submit_prepayment_balances import OPERATION

        await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id},
            request_body,
            options,
        )

    async def update_installation(
        self,
        *,
        integration_configuration_id: str,
        request_body: m.UpdateInstallationRequestBody | Mapping[str, Any] | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update an installation.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_installation import OPERATION

        await self._call(
            OPERATION,
            {"integration_configuration_id": integration_configuration_id},
            request_body,
            options,
        )

    async def update_installation_integration_configuration(
        self,
        *,
        integration_configuration_id: str,
        item_id: str,
        resource_id: str,
        request_body: m.UpdateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemIdRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update an installation integration configuration.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            item_id: `itemId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_installation_integration_configuration import (
            OPERATION,
        )

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "item_id": item_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )

    async def update_installation_integration_edge_config(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ReplaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody:
        """Update the edge configuration of an installation's resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_installation_integration_edge_config import (
            OPERATION,
        )

        result: m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )
        return result

    async def update_invoice(
        self,
        *,
        integration_configuration_id: str,
        invoice_id: str,
        request_body: m.UpdateInvoiceRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> None:
        """Update an invoice.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            invoice_id: `invoiceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_invoice import OPERATION

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "invoice_id": invoice_id,
            },
            request_body,
            options,
        )

    async def update_resource(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateResourceRequestBody | Mapping[str, Any] | None = None,
        options: RequestOptions | None = None,
    ) -> m.NewTeam:
        """Update a resource.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_resource import OPERATION

        result: m.NewTeam = await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )
        return result

    async def update_resource_secrets(
        self,
        *,
        integration_configuration_id: str,
        integration_product_id_or_slug: str,
        resource_id: str,
        request_body: m.Secrets2 | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> None:
        """Update resource secrets.

        Deprecated: the platform discourages its use.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            integration_product_id_or_slug: `integrationProductIdOrSlug` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_resource_secrets import OPERATION

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "integration_product_id_or_slug": integration_product_id_or_slug,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )

    async def update_resource_secrets_by_id(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.Secrets2 | Mapping[str, Any] | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update the secrets of a resource by its ID.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._marketplace_update_resource_secrets_by_id import OPERATION

        await self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )
