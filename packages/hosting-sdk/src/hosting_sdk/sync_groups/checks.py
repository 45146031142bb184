"""The methods of `checks`.

Generated from `manifest/groups/checks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Checks"]


class Checks(SyncGroup):
    """The methods of `checks`, each waiting for its result."""

    @operation
    def create_check(
        self,
        *,
        deployment_id: str,
        request_body: m.CreateCheckRequest | m.CreateCheckRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentCheck:
        """Create a check for a deployment.

        Needs an OAuth2 token of an integration; other tokens get 400.

        Deprecated: the platform discourages its use.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.checks.create_check(
                deployment_id="dpl_7Kd93hQ2",
                request_body={
                    "name": "Links",
                    "blocking": True,
                    "detailsUrl": "https://checks.example.com/1",
                },
            )
        """

    @operation
    def get_all_checks(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentCheckList:
        """List all checks of a deployment.

        Deprecated: the platform discourages its use.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.checks.get_all_checks(deployment_id="dpl_7Kd93hQ2")
        """

    @operation
    def get_check(
        self,
        *,
        check_id: str,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentCheck:
        """Get one check of a deployment with its status and output.

        Deprecated: the platform discourages its use.

        Args:
            check_id: ID of the check (prefix `check_`).
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.checks.get_check(
                check_id="check_8dV2nR4t",
                deployment_id="dpl_7Kd93hQ2",
            )
        """

    @operation
    def rerequest_check(
        self,
        *,
        check_id: str,
        deployment_id: str,
        auto_update: bool | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Run a failed check of a deployment again.

        Deprecated: the platform discourages its use.

        Args:
            check_id: ID of the check (prefix `check_`).
            deployment_id: ID of the deployment (prefix `dpl_`).
            auto_update: Whether to mark the check as running at once.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.checks.rerequest_check(
                check_id="check_8dV2nR4t",
                deployment_id="dpl_7Kd93hQ2",
            )
        """

    @operation
    def update_check(
        self,
        *,
        check_id: str,
        deployment_id: str,
        request_body: m.UpdateCheckRequest | m.UpdateCheckRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentCheck:
        """Change a check: its status, conclusion, output or address.

        Needs an OAuth2 token of an integration; other tokens get 400.

        Deprecated: the platform discourages its use.

        Args:
            check_id: ID of the check (prefix `check_`).
            deployment_id: ID of the deployment (prefix `dpl_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.checks.update_check(
                check_id="check_8dV2nR4t",
                deployment_id="dpl_7Kd93hQ2",
                request_body={"status": "completed", "conclusion": "succeeded"},
            )
        """
