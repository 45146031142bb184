"""The methods of `drains`.

Generated from `manifest/groups/drains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Drains"]


class Drains(Group):
    """The methods of `drains`."""

    @operation
    async def create_drain(
        self,
        *,
        request_body: m.CreateDrainRequest | m.CreateDrainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Drain:
        """Create a drain that delivers data of chosen projects to a destination.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.drains.create_drain(
                request_body={
                    "name": "logs to the archive",
                    "projects": "all",
                    "schemas": {"log": {"version": "v1"}},
                    "delivery": {
                        "type": "http",
                        "endpoint": "https://logs.example.com/ingest",
                        "encoding": "ndjson",
                        "headers": {"Authorization": "Bearer key-of-the-archive"},
                    },
                },
            )
        """

    @operation
    async def delete_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a drain.

        Deliveries stop.

        Args:
            id: ID of the drain.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.drains.delete_drain(id="drain_3hJ6")
        """

    @operation
    async def get_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Drain:
        """Get a drain by its ID.

        Args:
            id: ID of the drain.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.drains.get_drain(id="drain_3hJ6")
        """

    @operation
    async def get_drains(
        self,
        *,
        include_metadata: bool | None = None,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DrainList:
        """List the drains of a team, or only those of one project.

        Args:
            include_metadata: Whether to add metadata to the result. Default: `false`.
            project_id: Only drains that cover this project, by its ID (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.drains.get_drains()
        """

    @operation
    async def test_drain(
        self,
        *,
        request_body: m.TestDrainRequest | m.TestDrainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DrainTestResult:
        """Send sample events to a destination, to see whether a drain to it would work.

        Nothing is stored.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.drains.test_drain(
                request_body={
                    "schemas": {"log": {"version": "v1"}},
                    "delivery": {
                        "type": "http",
                        "endpoint": "https://logs.example.com/ingest",
                        "encoding": "ndjson",
                        "headers": {"Authorization": "Bearer key-of-the-archive"},
                    },
                },
            )
        """

    @operation
    async def update_drain(
        self,
        *,
        id: str,
        request_body: m.UpdateDrainRequest | m.UpdateDrainRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Drain:
        """Change a drain: its name, projects, destination, filter or sampling.

        Args:
            id: ID of the drain.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.drains.update_drain(
                id="drain_3hJ6",
                request_body={"status": "disabled"},
            )
        """
