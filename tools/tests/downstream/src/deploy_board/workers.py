"""Work of the board's worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import SyncClient

if TYPE_CHECKING:
    from hosting_sdk import models as m


def read_group(url: str, token: str, name: str) -> m.AccessGroup:
    """Read an access group in this process, with a client of its own.

    Raises:
        ServiceError: The platform refuses.
    """
    with SyncClient(token, server_url=url) as client:
        return client.access_groups.read_access_group(id_or_name=name)


def rename(group: m.AccessGroup, name: str) -> m.AccessGroup:
    """Return a group under another name."""
    group.name = name
    return group
