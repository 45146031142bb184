"""Names of this platform: its server, variables, a header, and examples for help and messages."""

from __future__ import annotations

from typing import Final

__all__ = [
    "EXAMPLE_FIELD",
    "EXAMPLE_METHOD",
    "EXAMPLE_METHOD_ON_WIRE",
    "EXAMPLE_QUESTIONS",
    "LOG_VARIABLE",
    "PLATFORM_OIDC_FILE_VARIABLE",
    "PLATFORM_OIDC_VARIABLE",
    "PLATFORM_TOKEN_VARIABLE",
    "SERVER",
    "SERVER_VARIABLE",
    "SIGNATURE_HEADER",
    "TEAM_VARIABLE",
    "TOKEN_VARIABLE",
]

SERVER: Final = "https://api.vercel.com"
"""The server, as in `manifest/platform.toml`; making a client does not read the index for it."""

TOKEN_VARIABLE: Final = "HOSTING_SDK_BEARER_TOKEN"  # noqa: S105 the name of a variable, not a token
SERVER_VARIABLE: Final = "HOSTING_SDK_SERVER_URL"
TEAM_VARIABLE: Final = "HOSTING_SDK_TEAM_ID"
LOG_VARIABLE: Final = "HOSTING_SDK_LOG"

PLATFORM_TOKEN_VARIABLE: Final = "VERCEL_TOKEN"  # noqa: S105 as above
PLATFORM_OIDC_VARIABLE: Final = "VERCEL_OIDC_TOKEN"
PLATFORM_OIDC_FILE_VARIABLE: Final = "VERCEL_OIDC_TOKEN_FILE"

SIGNATURE_HEADER: Final = "x-vercel-signature"
"""The header in which the platform sends the signature of a webhook's delivery."""

EXAMPLE_METHOD: Final = "deployments.get_deployments"
EXAMPLE_METHOD_ON_WIRE: Final = "deployments.getDeployments"
EXAMPLE_FIELD: Final = "deployments/uid"
EXAMPLE_QUESTIONS: Final = ("list deployments", "add domain to project")
