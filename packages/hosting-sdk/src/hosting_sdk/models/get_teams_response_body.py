"""The result of `teams.getTeams`.

Generated from `manifest/schemas/GetTeamsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.connection import Connection
from hosting_sdk.models.directory import Directory
from hosting_sdk.models.membership import Membership
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.team import Team


@define(kw_only=True)
class GetTeamsResponseBodyTeamsSaml:
    """`teams[].saml` of `GetTeamsResponseBody`."""

    connection: Connection | None = None
    directory: Directory | None = None
    enforced: bool


@define(kw_only=True)
class GetTeamsResponseBodyTeams:
    """`teams[]` of `GetTeamsResponseBody`."""

    avatar: str | None
    created_at: float
    id: str
    limited: Literal[True]
    limited_by: list[Literal["mfa", "scope"] | str]
    membership: Membership
    name: str | None
    saml: GetTeamsResponseBodyTeamsSaml | None = None
    slug: str


@define(kw_only=True)
class GetTeamsResponseBody:
    """The result of `teams.getTeams`."""

    pagination: Pagination
    teams: list[Team | GetTeamsResponseBodyTeams]
