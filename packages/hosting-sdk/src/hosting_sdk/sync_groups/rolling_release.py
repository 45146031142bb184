"""The methods of `rollingRelease`.

Generated from `manifest/groups/rollingRelease.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["RollingRelease"]


class RollingRelease(SyncGroup):
    """The methods of `rollingRelease`, each waiting for its result."""

    @operation
    def approve_rolling_release_stage(
        self,
        *,
        id_or_name: str,
        request_body: m.ApproveRollingReleaseStageRequest | m.ApproveRollingReleaseStageRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RollingReleaseResult:
        """Move the running rolling release to its next stage.

        Needed only where stages wait for approval.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.approve_rolling_release_stage(
                id_or_name="shop",
                request_body={"canaryDeploymentId": "dpl_7Kd93hQ2", "nextStageIndex": 1},
            )
        """

    @operation
    def complete_rolling_release(
        self,
        *,
        id_or_name: str,
        request_body: m.CompleteRollingReleaseRequest | m.CompleteRollingReleaseRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RollingReleaseResult:
        """Finish the running rolling release.

        The new deployment gets all traffic at once.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.complete_rolling_release(
                id_or_name="shop",
                request_body={"canaryDeploymentId": "dpl_7Kd93hQ2"},
            )
        """

    @operation
    def delete_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteRollingReleaseConfigResult:
        """Turn rolling releases off for a project.

        A release that already runs goes on.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.delete_rolling_release_config(id_or_name="shop")
        """

    @operation
    def get_rolling_release(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        state: Literal["ACTIVE", "COMPLETE", "ABORTED"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RollingReleaseResult:
        """Get the rolling release of a project, running or ended.

        Null if the feature is on but nothing was deployed since.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            state: Only a release in this state: `ACTIVE`, `COMPLETE` or `ABORTED`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.get_rolling_release(id_or_name="shop")
        """

    @operation
    def get_rolling_release_billing_status(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RollingReleaseBillingStatus:
        """Get whether the team's plan allows rolling releases for a project.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.get_rolling_release_billing_status(id_or_name="shop")
        """

    @operation
    def get_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseConfigResult:
        """Get the configuration that the next rolling release of a project will use.

        One that already runs may have another.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.get_rolling_release_config(id_or_name="shop")
        """

    @operation
    def update_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateRollingReleaseConfigResult:
        """Set or turn off rolling releases for a project.

        A change counts from the next production deployment.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.rolling_release.update_rolling_release_config(id_or_name="shop")
        """
