"""The groups of methods, each loaded when it is first used.

Generated from `manifest/groups/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk.groups.access_groups import AccessGroups
    from hosting_sdk.groups.aliases import Aliases
    from hosting_sdk.groups.api_observability import ApiObservability
    from hosting_sdk.groups.artifacts import Artifacts
    from hosting_sdk.groups.authentication import Authentication
    from hosting_sdk.groups.billing import Billing
    from hosting_sdk.groups.bulk_redirects import BulkRedirects
    from hosting_sdk.groups.certs import Certs
    from hosting_sdk.groups.checks import Checks
    from hosting_sdk.groups.checks_v2 import ChecksV2
    from hosting_sdk.groups.connect import Connect
    from hosting_sdk.groups.deployments import Deployments
    from hosting_sdk.groups.dns import Dns
    from hosting_sdk.groups.domains import Domains
    from hosting_sdk.groups.domains_registrar import DomainsRegistrar
    from hosting_sdk.groups.drains import Drains
    from hosting_sdk.groups.edge_cache import EdgeCache
    from hosting_sdk.groups.edge_config import EdgeConfig
    from hosting_sdk.groups.environment import Environment
    from hosting_sdk.groups.feature_flags import FeatureFlags
    from hosting_sdk.groups.integrations import Integrations
    from hosting_sdk.groups.log_drains import LogDrains
    from hosting_sdk.groups.logs import Logs
    from hosting_sdk.groups.marketplace import Marketplace
    from hosting_sdk.groups.microfrontends import Microfrontends
    from hosting_sdk.groups.project_members import ProjectMembers
    from hosting_sdk.groups.project_routes import ProjectRoutes
    from hosting_sdk.groups.projects import Projects
    from hosting_sdk.groups.rolling_release import RollingRelease
    from hosting_sdk.groups.sandboxes import Sandboxes
    from hosting_sdk.groups.sandboxes_v2_beta import SandboxesV2Beta
    from hosting_sdk.groups.security import Security
    from hosting_sdk.groups.static_ips import StaticIps
    from hosting_sdk.groups.teams import Teams
    from hosting_sdk.groups.user import User
    from hosting_sdk.groups.webhooks import Webhooks

__all__ = ["ClientGroups"]


class ClientGroups:
    """One property per group of methods."""

    @cached_property
    def access_groups(self) -> AccessGroups:
        """The methods of `accessGroups`."""
        from hosting_sdk.groups.access_groups import AccessGroups

        return AccessGroups(cast("Client", self))

    @cached_property
    def aliases(self) -> Aliases:
        """The methods of `aliases`."""
        from hosting_sdk.groups.aliases import Aliases

        return Aliases(cast("Client", self))

    @cached_property
    def api_observability(self) -> ApiObservability:
        """The methods of `apiObservability`."""
        from hosting_sdk.groups.api_observability import ApiObservability

        return ApiObservability(cast("Client", self))

    @cached_property
    def artifacts(self) -> Artifacts:
        """The methods of `artifacts`."""
        from hosting_sdk.groups.artifacts import Artifacts

        return Artifacts(cast("Client", self))

    @cached_property
    def authentication(self) -> Authentication:
        """The methods of `authentication`."""
        from hosting_sdk.groups.authentication import Authentication

        return Authentication(cast("Client", self))

    @cached_property
    def billing(self) -> Billing:
        """The methods of `billing`."""
        from hosting_sdk.groups.billing import Billing

        return Billing(cast("Client", self))

    @cached_property
    def bulk_redirects(self) -> BulkRedirects:
        """The methods of `bulkRedirects`."""
        from hosting_sdk.groups.bulk_redirects import BulkRedirects

        return BulkRedirects(cast("Client", self))

    @cached_property
    def certs(self) -> Certs:
        """The methods of `certs`."""
        from hosting_sdk.groups.certs import Certs

        return Certs(cast("Client", self))

    @cached_property
    def checks(self) -> Checks:
        """The methods of `checks`."""
        from hosting_sdk.groups.checks import Checks

        return Checks(cast("Client", self))

    @cached_property
    def checks_v2(self) -> ChecksV2:
        """The methods of `checksV2`."""
        from hosting_sdk.groups.checks_v2 import ChecksV2

        return ChecksV2(cast("Client", self))

    @cached_property
    def connect(self) -> Connect:
        """The methods of `connect`."""
        from hosting_sdk.groups.connect import Connect

        return Connect(cast("Client", self))

    @cached_property
    def deployments(self) -> Deployments:
        """The methods of `deployments`."""
        from hosting_sdk.groups.deployments import Deployments

        return Deployments(cast("Client", self))

    @cached_property
    def dns(self) -> Dns:
        """The methods of `dns`."""
        from hosting_sdk.groups.dns import Dns

        return Dns(cast("Client", self))

    @cached_property
    def domains(self) -> Domains:
        """The methods of `domains`."""
        from hosting_sdk.groups.domains import Domains

        return Domains(cast("Client", self))

    @cached_property
    def domains_registrar(self) -> DomainsRegistrar:
        """The methods of `domainsRegistrar`."""
        from hosting_sdk.groups.domains_registrar import DomainsRegistrar

        return DomainsRegistrar(cast("Client", self))

    @cached_property
    def drains(self) -> Drains:
        """The methods of `drains`."""
        from hosting_sdk.groups.drains import Drains

        return Drains(cast("Client", self))

    @cached_property
    def edge_cache(self) -> EdgeCache:
        """The methods of `edgeCache`."""
        from hosting_sdk.groups.edge_cache import EdgeCache

        return EdgeCache(cast("Client", self))

    @cached_property
    def edge_config(self) -> EdgeConfig:
        """The methods of `edgeConfig`."""
        from hosting_sdk.groups.edge_config import EdgeConfig

        return EdgeConfig(cast("Client", self))

    @cached_property
    def environment(self) -> Environment:
        """The methods of `environment`."""
        from hosting_sdk.groups.environment import Environment

        return Environment(cast("Client", self))

    @cached_property
    def feature_flags(self) -> FeatureFlags:
        """The methods of `featureFlags`."""
        from hosting_sdk.groups.feature_flags import FeatureFlags

        return FeatureFlags(cast("Client", self))

    @cached_property
    def integrations(self) -> Integrations:
        """The methods of `integrations`."""
        from hosting_sdk.groups.integrations import Integrations

        return Integrations(cast("Client", self))

    @cached_property
    def log_drains(self) -> LogDrains:
        """The methods of `logDrains`."""
        from hosting_sdk.groups.log_drains import LogDrains

        return LogDrains(cast("Client", self))

    @cached_property
    def logs(self) -> Logs:
        """The methods of `logs`."""
        from hosting_sdk.groups.logs import Logs

        return Logs(cast("Client", self))

    @cached_property
    def marketplace(self) -> Marketplace:
        """The methods of `marketplace`."""
        from hosting_sdk.groups.marketplace import Marketplace

        return Marketplace(cast("Client", self))

    @cached_property
    def microfrontends(self) -> Microfrontends:
        """The methods of `microfrontends`."""
        from hosting_sdk.groups.microfrontends import Microfrontends

        return Microfrontends(cast("Client", self))

    @cached_property
    def project_members(self) -> ProjectMembers:
        """The methods of `projectMembers`."""
        from hosting_sdk.groups.project_members import ProjectMembers

        return ProjectMembers(cast("Client", self))

    @cached_property
    def project_routes(self) -> ProjectRoutes:
        """The methods of `projectRoutes`."""
        from hosting_sdk.groups.project_routes import ProjectRoutes

        return ProjectRoutes(cast("Client", self))

    @cached_property
    def projects(self) -> Projects:
        """The methods of `projects`."""
        from hosting_sdk.groups.projects import Projects

        return Projects(cast("Client", self))

    @cached_property
    def rolling_release(self) -> RollingRelease:
        """The methods of `rollingRelease`."""
        from hosting_sdk.groups.rolling_release import RollingRelease

        return RollingRelease(cast("Client", self))

    @cached_property
    def sandboxes(self) -> Sandboxes:
        """The methods of `sandboxes`."""
        from hosting_sdk.groups.sandboxes import Sandboxes

        return Sandboxes(cast("Client", self))

    @cached_property
    def sandboxes_v2_beta(self) -> SandboxesV2Beta:
        """The methods of `sandboxesV2Beta`."""
        from hosting_sdk.groups.sandboxes_v2_beta import SandboxesV2Beta

        return SandboxesV2Beta(cast("Client", self))

    @cached_property
    def security(self) -> Security:
        """The methods of `security`."""
        from hosting_sdk.groups.security import Security

        return Security(cast("Client", self))

    @cached_property
    def static_ips(self) -> StaticIps:
        """The methods of `staticIps`."""
        from hosting_sdk.groups.static_ips import StaticIps

        return StaticIps(cast("Client", self))

    @cached_property
    def teams(self) -> Teams:
        """The methods of `teams`."""
        from hosting_sdk.groups.teams import Teams

        return Teams(cast("Client", self))

    @cached_property
    def user(self) -> User:
        """The methods of `user`."""
        from hosting_sdk.groups.user import User

        return User(cast("Client", self))

    @cached_property
    def webhooks(self) -> Webhooks:
        """The methods of `webhooks`."""
        from hosting_sdk.groups.webhooks import Webhooks

        return Webhooks(cast("Client", self))
