"""`RouteVersion`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RouteVersion:
    """`RouteVersion`, a part of other types."""

    alias: str | None = None
    """Domain name under which the version can be tried before it is promoted."""
    created_by: str
    """ID of the user who created it."""
    id: str
    """ID of the version."""
    is_live: bool | None = None
    """Whether production uses the version."""
    is_staging: bool | None = None
    """Whether the version is staged and not promoted yet."""
    last_modified: float
    """Time of the last change, in milliseconds since the epoch."""
    rule_count: float | None = None
    """Number of rules in the version."""
    s3_key: str
