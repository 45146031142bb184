"""The methods of `logs`.

Generated from `manifest/groups/logs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._sync_streams import SyncRecordStream
    from hosting_sdk._types import RequestOptions


class Logs(SyncGroup):
    """The methods of `logs`, each waiting for its result."""

    def get_runtime_logs(
        self,
        *,
        deployment_id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[m.GetRuntimeLogsResponseBody]:
        """Get runtime logs.

        Args:
            deployment_id: `deploymentId` in the path.
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._logs_get_runtime_logs import OPERATION

        return self._stream(
            OPERATION,
            {
                "deployment_id": deployment_id,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
