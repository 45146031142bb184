"""The methods of `logs`.

Generated from `manifest/groups/logs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import RecordStream
    from hosting_sdk._types import RequestOptions

__all__ = ["Logs"]


class Logs(Group):
    """The methods of `logs`."""

    @operation
    def get_runtime_logs(
        self,
        *,
        deployment_id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[m.RuntimeLogEntry]:
        """Stream the runtime logs of a deployment as they are written, one record at a time.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            async for record in client.logs.get_runtime_logs(
                deployment_id="dpl_7Kd93hQ2",
                project_id="prj_4fT2mQ8v",
            ):
                print(record)
        """
