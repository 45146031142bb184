"""`RouteVersion`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RouteVersion:
    """`RouteVersion`, a part of other types.

    Attributes:
        alias: Domain name under which the version can be tried before it is promoted.
        created_by: ID of the user who created it.
        id: ID of the version.
        is_live: Whether production uses the version.
        is_staging: Whether the version is staged and not promoted yet.
        last_modified: Time of the last change, in milliseconds since the epoch.
        rule_count: Number of rules in the version.
    """

    alias: str | None = None
    created_by: str
    id: str
    is_live: bool | None = None
    is_staging: bool | None = None
    last_modified: float
    rule_count: float | None = None
    s3_key: str
