"""`RedirectVersion`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RedirectVersion:
    """`RedirectVersion`, a part of other types.

    Attributes:
        alias: Domain name under which the version can be tried before it is promoted.
        created_by: ID of the user who made the version.
        id: ID of the version.
        is_live: Whether production uses the version.
        is_staging: Whether the version is staged and not promoted yet.
        key: Key of the contents; versions with the same contents share it.
        last_modified: Time of the last change, in milliseconds since the epoch.
        name: Name of the version; its time of creation if none was given.
        redirect_count: Number of redirects in the version.
    """

    alias: str | None = None
    created_by: str
    id: str
    is_live: bool | None = None
    is_staging: bool | None = None
    key: str
    last_modified: float
    name: str | None = None
    redirect_count: float | None = None
