"""`CheckSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.integration_source import IntegrationSource


@define(kw_only=True)
class WebhookCheckSource:
    """`CheckSource`, a part of other types."""

    kind: Literal["webhook"]
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    webhook_id: str | None = None
    """ID of the webhook that triggers the check."""


@define(kw_only=True)
class GitProviderCheckSource:
    """`CheckSource`, a part of other types."""

    external_check_name: str
    """Name of the check at the Git provider."""
    kind: Literal["git-provider"]
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    provider: Literal["github", "gitlab", "bitbucket"] | str
    """Git provider that runs the check."""


CheckSource: TypeAlias = IntegrationSource | WebhookCheckSource | GitProviderCheckSource
"""`CheckSource`, a part of other types."""
