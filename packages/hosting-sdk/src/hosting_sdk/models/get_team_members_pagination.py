"""`GetTeamMembersPagination`, a part of other types.

Generated from `manifest/schemas/GetTeamMembersPagination.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetTeamMembersPagination:
    """`GetTeamMembersPagination`, a part of other types."""

    count: float
    has_next: bool
    next: float | None
    prev: float | None
