"""The methods of `staticIps`.

Generated from `manifest/groups/staticIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class StaticIps(Group):
    """The methods of `staticIps`."""

    async def update_static_ips(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateStaticIpsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.NewConnectConfigurations]:
        """Update static IPs.

        The same as `connect.updateStaticIps`.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._static_ips_update_static_ips import OPERATION

        result: list[m.NewConnectConfigurations] = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
