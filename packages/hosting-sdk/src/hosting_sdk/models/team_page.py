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
    """`teams[].saml` of `TeamPage`.

    Attributes:
        connection: Connection to the identity provider.
        directory: Connection to the directory.
        enforced: Whether members have to use single sign-on.
    """

    connection: SamlConnection | None = None
    directory: DirectorySync | None = None
    enforced: bool


@define(kw_only=True)
class LimitedTeam:
    """`teams[]` of `TeamPage`.

    Attributes:
        avatar: Hash of the picture of the user or team.
        created_at: Time of creation, in milliseconds since the epoch.
        id: ID of the team (prefix `team_`).
        limited: True: the token may only see these few fields of the team.
        limited_by: What limits the token: `mfa` or `scope`.
        membership: Membership of the token's user in the team.
        name: Name of the team; null if none was given.
        saml: State of single sign-on by SAML and of directory sync.
        slug: Name of the team in URLs.
    """

    avatar: str | None
    created_at: float
    id: str
    limited: Literal[True]
    limited_by: list[Literal["mfa", "scope"] | str]
    membership: TeamMembership
    name: str | None
    saml: LimitedTeamSaml | None = None
    slug: str


@define(kw_only=True)
class TeamPage(Page["TeamPage", "Team | LimitedTeam"]):
    """The result of `teams.getTeams`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    pagination: Pagination
    teams: list[Team | LimitedTeam]
