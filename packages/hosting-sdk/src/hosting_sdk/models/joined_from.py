"""`JoinedFrom`, a part of other types.

Generated from `manifest/schemas/JoinedFrom.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class JoinedFrom:
    """`JoinedFrom`, a part of other types."""

    commit_id: str | None = None
    dsync_connected_at: float | None = None
    dsync_user_id: str | None = None
    git_user_id: KeyEq | None = None
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
