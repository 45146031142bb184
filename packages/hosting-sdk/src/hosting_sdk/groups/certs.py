"""The methods of `certs`.

Generated from `manifest/groups/certs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Certs"]


class Certs(Group):
    """The methods of `certs`."""

    @operation
    async def get_cert_by_id(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Certificate:
        """Get a certificate by its ID: the names that it covers and when it expires.

        Args:
            id: ID of the certificate.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.certs.get_cert_by_id(id="cert_9kL3mN7p")
        """

    @operation
    async def issue_cert(
        self,
        *,
        request_body: m.IssueCertRequest | m.IssueCertRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Certificate:
        """Issue a certificate for domain names of the account.

        The names must be verified and point at the platform.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.certs.issue_cert(
                request_body={"cns": ["example.com", "www.example.com"]},
            )
        """

    @operation
    async def remove_cert(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Delete a certificate by its ID.

        Domains that only it covers are no longer served over HTTPS.

        Args:
            id: ID of the certificate.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.certs.remove_cert(id="cert_9kL3mN7p")
        """

    @operation
    async def upload_cert(
        self,
        *,
        request_body: m.UploadCertRequest | m.UploadCertRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Certificate:
        """Upload a certificate of your own with its private key.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.certs.upload_cert(
                request_body={
                    "ca": "-----BEGIN CERTIFICATE----- ...",
                    "cert": "-----BEGIN CERTIFICATE----- ...",
                    "key": "-----BEGIN PRIVATE KEY----- ...",
                },
            )
        """
