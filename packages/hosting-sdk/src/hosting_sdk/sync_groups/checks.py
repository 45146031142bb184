"""The methods of `checks`.

Generated from `manifest/groups/checks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Checks(SyncGroup):
    """The methods of `checks`, each waiting for its result."""

    def create_check(
        self,
        *,
        deployment_id: str,
        request_body: m.CreateCheckRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCheckResponseBody:
        """Create a check.

        Deprecated: the platform discourages its use.

        Args:
            deployment_id: `deploymentId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_create_check import OPERATION

        result: m.GetCheckResponseBody = self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def get_all_checks(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetAllChecksResponseBody:
        """Get all checks.

        Deprecated: the platform discourages its use.

        Args:
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_get_all_checks import OPERATION

        result: m.GetAllChecksResponseBody = self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    def get_check(
        self,
        *,
        check_id: str,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCheckResponseBody:
        """Get a check.

        Deprecated: the platform discourages its use.

        Args:
            check_id: `checkId` in the path.
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_get_check import OPERATION

        result: m.GetCheckResponseBody = self._call(
            OPERATION,
            {
                "check_id": check_id,
                "deployment_id": deployment_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

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
        """Rerequest a check.

        Deprecated: the platform discourages its use.

        Args:
            check_id: `checkId` in the path.
            deployment_id: `deploymentId` in the path.
            auto_update: `autoUpdate` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_rerequest_check import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {
                "check_id": check_id,
                "deployment_id": deployment_id,
                "auto_update": auto_update,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def update_check(
        self,
        *,
        check_id: str,
        deployment_id: str,
        request_body: m.UpdateCheckRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCheckResponseBody:
        """Update a check.

        Deprecated: the platform discourages its use.

        Args:
            check_id: `checkId` in the path.
            deployment_id: `deploymentId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_update_check import OPERATION

        result: m.GetCheckResponseBody = self._call(
            OPERATION,
            {
                "check_id": check_id,
                "deployment_id": deployment_id,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result
