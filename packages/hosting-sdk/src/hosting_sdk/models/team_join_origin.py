"""`TeamJoinOrigin`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class TeamJoinOrigin:
    """`TeamJoinOrigin`, a part of other types.

    Attributes:
        commit_id: SHA of the commit that led the user to the team.
        dsync_connected_at: Time when directory sync was connected, in milliseconds since the epoch.
        dsync_user_id: ID of the user in the directory.
        git_user_id: ID of the user at the Git provider.
        git_user_login: Name of the user at the Git provider.
        idp_user_id: ID of the user at the identity provider.
        origin: How the user came, such as `github`, `mail` or `saml`.
        repo_id: ID of the repository at the Git provider.
        repo_path: Owner and name of the repository, such as `jane-doe/example`.
        sso_connected_at: Time when single sign-on was connected, in milliseconds since the epoch.
        sso_user_id: ID of the user at the single sign-on.
    """

    commit_id: str | None = None
    dsync_connected_at: float | None = None
    dsync_user_id: str | None = None
    git_user_id: StringOrNumber | None = None
    git_user_login: str | None = None
    idp_user_id: str | None = None
    origin: (
        Literal[
            "link",
            "saml",
            "mail",
            "import",
            "teams",
            "github",
            "gitlab",
            "bitbucket",
            "dsync",
            "feedback",
            "organization-teams",
            "nsnb-auto-approve",
            "nsnb-hobby-upgrade",
            "nsnb-request-access",
            "nsnb-viewer-upgrade",
            "nsnb-invite",
            "nsnb-redeploy",
            "nsnb-redeploy-attribution-card",
        ]
        | str
    )
    repo_id: str | None = None
    repo_path: str | None = None
    sso_connected_at: float | None = None
    sso_user_id: str | None = None
