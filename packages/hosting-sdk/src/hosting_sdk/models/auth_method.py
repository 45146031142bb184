"""`AuthMethod`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

AuthMethod: TypeAlias = Literal[
    "email",
    "saml",
    "app",
    "github",
    "gitlab",
    "bitbucket",
    "google",
    "apple",
    "chatgpt",
    "github-webhook",
    "manual",
    "passkey",
    "otp",
    "sms",
    "invite",
    "emu",
]
"""`AuthMethod`, a part of other types."""
