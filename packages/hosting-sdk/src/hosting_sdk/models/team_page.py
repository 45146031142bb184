"""The result of `teams.getTeams`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.directory_sync import DirectorySync
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.saml_connection import SamlConnection
from hosting_sdk.models.team import Team
from hosting_sdk.models.team_membership import TeamMembership


@define(kw_only=True)
class LimitedTeamSaml:
    """`teams[].saml` of `TeamPage`."""

    connection: SamlConnection | None = None
    """Connection to the identity provider."""
    directory: DirectorySync | None = None
    """Connection to the directory."""
    enforced: bool
    """Whether members have to use single sign-on."""


@define(kw_only=True)
class LimitedTeam:
    """`teams[]` of `TeamPage`."""

    avatar: str | None
    """Hash of the picture of the user or team."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    id: str
    """ID of the team (prefix `team_`)."""
    limited: Literal[True]
    """True: the token may only see these few fields of the team."""
    limited_by: list[Literal["mfa", "scope"] | str]
    """Reason why the token is limited: `mfa` or `scope`."""
    membership: TeamMembership
    """Membership of the token's user in the team."""
    name: str | None
    """Name of the team; null if none was given."""
    saml: LimitedTeamSaml | None = None
    """State of single sign-on by SAML and of directory sync."""
    slug: str
    """Name of the team in URLs."""


@define(kw_only=True)
class TeamPage(Page["TeamPage", "Team | LimitedTeam"]):
    """The result of `teams.getTeams`."""

    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
    teams: list[Team | LimitedTeam]
