"""The methods of `certs`.

Generated from `manifest/groups/certs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Certs(Group):
    """The methods of `certs`."""

    async def get_cert_by_id(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IssueCertResponseBody:
        """Get a certificate by ID.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._certs_get_cert_by_id import OPERATION

        result: m.IssueCertResponseBody = await self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def issue_cert(
        self,
        *,
        request_body: m.IssueCertRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IssueCertResponseBody:
        """Issue a certificate.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._certs_issue_cert import OPERATION

        result: m.IssueCertResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def remove_cert(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Remove a certificate.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._certs_remove_cert import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def upload_cert(
        self,
        *,
        request_body: m.UploadCertRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.IssueCertResponseBody:
        """Upload a certificate.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._certs_upload_cert import OPERATION

        result: m.IssueCertResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result
