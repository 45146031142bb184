"""The methods of `integrations`.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Integrations(SyncGroup):
    """The methods of `integrations`, each waiting for its result."""

    def connect_integration_resource_to_project(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.GetAliasDefaultApp | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Connect an integration resource to a project.

        Args:
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_connect_integration_resource_to_project import (
            OPERATION,
        )

        self._call(
            OPERATION,
            {
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )

    def create_integration_store_direct(
        self,
        *,
        request_body: m.CreateIntegrationStoreDirectRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateIntegrationStoreDirectResponseBody:
        """Create an integration store directly.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_create_integration_store_direct import OPERATION

        result: m.CreateIntegrationStoreDirectResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_configuration(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a configuration.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_delete_configuration import OPERATION

        self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    def get_billing_plans(
        self,
        *,
        integration_id_or_slug: str,
        product_id_or_slug: str,
        integration_configuration_id: str | None = None,
        metadata: str | None = None,
        slug: str | None = None,
        source: m.QueryParamSource | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetBillingPlansResponseBody:
        """Get billing plans.

        Args:
            integration_id_or_slug: `integrationIdOrSlug` in the path.
            product_id_or_slug: `productIdOrSlug` in the path.
            integration_configuration_id: `integrationConfigurationId` in the query.
            metadata: `metadata` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            source: `source` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_get_billing_plans import OPERATION

        result: m.GetBillingPlansResponseBody = self._call(
            OPERATION,
            {
                "integration_id_or_slug": integration_id_or_slug,
                "product_id_or_slug": product_id_or_slug,
                "integration_configuration_id": integration_configuration_id,
                "metadata": metadata,
                "slug": slug,
                "source": source,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_configuration(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetConfigurationResponseBody:
        """Get a configuration.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_get_configuration import OPERATION

        result: m.GetConfigurationResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_configuration_products(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetConfigurationProductsResponseBody:
        """Get configuration products.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_get_configuration_products import OPERATION

        result: m.GetConfigurationProductsResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_configurations(
        self,
        *,
        view: Literal["account", "project"],
        installation_type: Literal["marketplace", "external", "provisioning"] | None = None,
        integration_id_or_slug: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetConfigurationsResponseBody:
        """Get configurations.

        Args:
            view: `view` in the query.
            installation_type: `installationType` in the query.
            integration_id_or_slug: `integrationIdOrSlug` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_get_configurations import OPERATION

        result: m.GetConfigurationsResponseBody = self._call(
            OPERATION,
            {
                "view": view,
                "installation_type": installation_type,
                "integration_id_or_slug": integration_id_or_slug,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def git_namespaces(
        self,
        *,
        host: str | None = None,
        provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
        | None = None,
        options: RequestOptions | None = None,
    ) -> m.GitNamespacesResponseBody:
        """List Git namespaces.

        Args:
            host: `host` in the query.
            provider: `provider` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_git_namespaces import OPERATION

        result: m.GitNamespacesResponseBody = self._call(
            OPERATION, {"host": host, "provider": provider}, None, options
        )
        return result

    def search_repo(
        self,
        *,
        host: str | None = None,
        installation_id: str | None = None,
        namespace_id: m.KeyEq | None = None,
        provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
        | None = None,
        query: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SearchRepoResponseBody:
        """Search Git repositories.

        Args:
            host: `host` in the query.
            installation_id: `installationId` in the query.
            namespace_id: `namespaceId` in the query.
            provider: `provider` in the query.
            query: `query` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_search_repo import OPERATION

        result: m.SearchRepoResponseBody = self._call(
            OPERATION,
            {
                "host": host,
                "installation_id": installation_id,
                "namespace_id": namespace_id,
                "provider": provider,
                "query": query,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def update_integration_deployment_action(
        self,
        *,
        action: str,
        deployment_id: str,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateIntegrationDeploymentActionRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update an integration deployment action.

        The same as `deployments.updateIntegrationDeploymentAction`.

        Args:
            action: `action` in the path.
            deployment_id: `deploymentId` in the path.
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._integrations_update_integration_deployment_action import (
            OPERATION,
        )

        self._call(
            OPERATION,
            {
                "action": action,
                "deployment_id": deployment_id,
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )
