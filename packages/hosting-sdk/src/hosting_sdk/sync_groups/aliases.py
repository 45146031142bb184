"""The methods of `aliases`.

Generated from `manifest/groups/aliases.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Aliases(SyncGroup):
    """The methods of `aliases`, each waiting for its result."""

    def assign_alias(
        self,
        *,
        id: str,
        request_body: m.AssignAliasRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AssignAliasResponseBody:
        """Assign an alias.

        Args:
            id: `id` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_assign_alias import OPERATION

        result: m.AssignAliasResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_alias(
        self,
        *,
        alias_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteAliasResponseBody:
        """Delete an alias.

        Args:
            alias_id: `aliasId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_delete_alias import OPERATION

        result: m.DeleteAliasResponseBody = self._call(
            OPERATION, {"alias_id": alias_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_alias(
        self,
        *,
        id_or_alias: str,
        from_: float | None = None,
        project_id: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetAliasResponseBody:
        """Get an alias.

        Args:
            id_or_alias: `idOrAlias` in the path.
            from_: `from` in the query.
            project_id: `projectId` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_get_alias import OPERATION

        result: m.GetAliasResponseBody = self._call(
            OPERATION,
            {
                "id_or_alias": id_or_alias,
                "from_": from_,
                "project_id": project_id,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    def list_aliases(
        self,
        *,
        domain: m.Tags | None = None,
        from_: float | None = None,
        limit: float | None = None,
        project_id: str | None = None,
        rollback_deployment_id: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListAliasesResponseBody:
        """List aliases.

        Args:
            domain: `domain` in the query.
            from_: `from` in the query.
            limit: `limit` in the query.
            project_id: `projectId` in the query.
            rollback_deployment_id: `rollbackDeploymentId` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_list_aliases import OPERATION

        result: m.ListAliasesResponseBody = self._call(
            OPERATION,
            {
                "domain": domain,
                "from_": from_,
                "limit": limit,
                "project_id": project_id,
                "rollback_deployment_id": rollback_deployment_id,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    def list_deployment_aliases(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListDeploymentAliasesResponseBody:
        """List deployment aliases.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_list_deployment_aliases import OPERATION

        result: m.ListDeploymentAliasesResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def patch_url_protection_bypass(
        self,
        *,
        id: str,
        request_body: m.PatchUrlProtectionBypassRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Change parts of a URL protection bypass.

        Args:
            id: `id` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._aliases_patch_url_protection_bypass import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result
