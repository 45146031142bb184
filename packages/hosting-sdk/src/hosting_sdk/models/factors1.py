"""`Factors1`, a part of other types.

Generated from `manifest/schemas/Factors1.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Factors1:
    """`Factors1`, a part of other types."""

    legacy: bool | None = None
    origin: Literal[
        "email",
        "saml",
        "github",
        "gitlab",
        "bitbucket",
        "google",
        "apple",
        "chatgpt",
        "webauthn",
        "otp",
        "invite",
        "otp-link",
        "magic-link",
    ]
    sso_type: str | None = None
    team_id: str | None = None
    username: str | None = None
