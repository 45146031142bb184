"""`TeamJoinOrigin`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class TeamJoinOrigin:
    """`TeamJoinOrigin`, a part of other types."""

    commit_id: str | None = None
    """SHA of the commit that led the user to the team."""
    dsync_connected_at: float | None = None
    """Time when directory sync was connected, in milliseconds since the epoch."""
    dsync_user_id: str | None = None
    """ID of the user in the directory."""
    git_user_id: StringOrNumber | None = None
    """ID of the user at the Git provider."""
    git_user_login: str | None = None
    """Name of the user at the Git provider."""
    idp_user_id: str | None = None
    """ID of the user at the identity provider."""
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
    """Way in which the user came, such as `github`, `mail` or `saml`."""
    repo_id: str | None = None
    """ID of the repository at the Git provider."""
    repo_path: str | None = None
    """Owner and name of the repository, such as `jane-doe/example`."""
    sso_connected_at: float | None = None
    """Time when single sign-on was connected, in milliseconds since the epoch."""
    sso_user_id: str | None = None
    """ID of the user at the single sign-on."""
