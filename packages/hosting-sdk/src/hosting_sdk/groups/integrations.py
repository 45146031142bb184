"""The methods of `integrations`.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Integrations"]


class Integrations(Group):
    """The methods of `integrations`."""

    @operation
    async def connect_integration_resource_to_project(
        self,
        *,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.ProjectReference | m.ProjectReferenceDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Connect a resource of an integration, such as a database, to a project.

        The project gets its environment variables.

        Args:
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the integration resource.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.integrations.connect_integration_resource_to_project(
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={"projectId": "prj_4fT2mQ8v"},
            )
        """

    @operation
    async def create_integration_store_direct(
        self,
        *,
        request_body: m.CreateIntegrationStoreDirectRequest
        | m.CreateIntegrationStoreDirectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedIntegrationStore:
        """Create a resource of a storage integration.

        Without `billingPlanId` a free plan is looked for; with it the plan may cost money.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.create_integration_store_direct(
                request_body={
                    "integrationConfigurationId": "icfg_2sW5yB8n",
                    "name": "shop-database",
                },
            )
        """

    @operation
    async def delete_configuration(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Remove an installed integration.

        Its webhooks, log drains and environment variables in projects are removed with it.

        Args:
            id: ID of the installed integration (prefix `icfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.integrations.delete_configuration(id="icfg_2sW5yB8n")
        """

    @operation
    async def get_billing_plans(
        self,
        *,
        integration_id_or_slug: str,
        product_id_or_slug: str,
        integration_configuration_id: str | None = None,
        metadata: str | None = None,
        slug: str | None = None,
        source: m.InstallationSource | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BillingPlanList:
        """List the billing plans of an integration's product.

        Args:
            integration_id_or_slug: ID (prefix `oac_`) or slug of the integration.
            product_id_or_slug: ID (prefix `iap_`) or slug of the integration's product.
            integration_configuration_id: Installation ID (prefix `icfg_`).
            metadata: Metadata of the resource that the plan is for, as JSON text.
            slug: Team to act for, by its URL slug. Default: that of the client.
            source: Origin of the request, such as `marketplace`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.get_billing_plans(
                integration_id_or_slug="acme-database",
                product_id_or_slug="postgres",
            )
        """

    @operation
    async def get_configuration(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IntegrationConfiguration:
        """Get an installed integration.

        The token's user or team must own it.

        Args:
            id: ID of the installed integration (prefix `icfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.get_configuration(id="icfg_2sW5yB8n")
        """

    @operation
    async def get_configuration_products(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IntegrationProductList:
        """List the products of an installed integration.

        Each has the JSON Schema of the metadata that a resource needs.

        Args:
            id: ID of the installed integration (prefix `icfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.get_configuration_products(id="icfg_2sW5yB8n")
        """

    @operation
    async def get_configurations(
        self,
        *,
        view: Literal["account", "project"],
        installation_type: Literal["marketplace", "external", "provisioning"] | None = None,
        integration_id_or_slug: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IntegrationConfigurationList:
        """List the installed integrations of a user or team.

        The view `project` leaves out those made for authorization only.

        Args:
            view: Whose installations to list: those of the `account`, or those that work on a
                `project`.
            installation_type: Only installations of this kind: `marketplace`, `external` or
                `provisioning`.
            integration_id_or_slug: Only installations of this integration, by its ID (prefix
                `oac_`) or slug.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.get_configurations(view="account")
        """

    @operation
    async def git_namespaces(
        self,
        *,
        host: str | None = None,
        provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
        | None = None,
        options: RequestOptions | None = None,
    ) -> m.GitNamespaceList:
        """List the namespaces of a Git provider: users and organizations with repositories.

        Without a provider, that of the token's user counts.

        Args:
            host: Host name of a self-hosted Git server, such as GitHub Enterprise Server.
            provider: Git provider, such as `github`, `gitlab` or `bitbucket`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.git_namespaces()
        """

    @operation
    async def search_repo(
        self,
        *,
        host: str | None = None,
        installation_id: str | None = None,
        namespace_id: m.StringOrNumber | None = None,
        provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
        | None = None,
        query: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GitRepositoryList:
        """Search the Git repositories of a namespace.

        `gitNamespaces` gives the namespaces; without one, those of the token's user count.

        Args:
            host: Host name of a self-hosted Git server, such as GitHub Enterprise Server.
            installation_id: ID of the platform's installation at the Git provider.
            namespace_id: ID of the namespace, as `gitNamespaces` gives it.
            provider: Git provider, such as `github`, `gitlab` or `bitbucket`.
            query: Text to search for in the names of repositories.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.integrations.search_repo(provider="github", query="shop")
        """

    @operation
    async def update_integration_deployment_action(
        self,
        *,
        action: str,
        deployment_id: str,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateIntegrationDeploymentActionRequest
        | m.UpdateIntegrationDeploymentActionRequestDict
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Report the state of an action that an integration runs for a deployment.

        The same as `deployments.updateIntegrationDeploymentAction`.

        Args:
            action: Name of the action that the integration runs for the deployment.
            deployment_id: ID of the deployment (prefix `dpl_`).
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the integration resource.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.integrations.update_integration_deployment_action(
                action="seed-database",
                deployment_id="dpl_7Kd93hQ2",
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={"status": "succeeded", "statusText": "The database is filled"},
            )
        """
