"""The methods of `staticIps`.

Generated from `manifest/groups/staticIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["StaticIps"]


class StaticIps(SyncGroup):
    """The methods of `staticIps`, each waiting for its result."""

    @operation
    def update_static_ips(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateStaticIpsRequest | m.UpdateStaticIpsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.ConnectConfiguration]:
        """Choose in which regions a project uses static IP addresses.

        They serve its builds, functions or both.

        The same as `connect.updateStaticIps`.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.static_ips.update_static_ips(
                id_or_name="shop",
                request_body={"builds": True, "regions": ["iad1"]},
            )
        """
