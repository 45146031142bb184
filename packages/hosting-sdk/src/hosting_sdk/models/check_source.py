"""`CheckSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.integration_source import IntegrationSource


@define(kw_only=True)
class WebhookCheckSource:
    """`CheckSource`, a part of other types.

    Attributes:
        kind: Kind of the source: `integration`, `webhook` or `git-provider`.
        webhook_id: ID of the webhook that triggers the check.
    """

    kind: Literal["webhook"]
    webhook_id: str | None = None


@define(kw_only=True)
class GitProviderCheckSource:
    """`CheckSource`, a part of other types.

    Attributes:
        external_check_name: Name of the check at the Git provider.
        kind: Kind of the source: `integration`, `webhook` or `git-provider`.
        provider: Git provider that runs the check.
    """

    external_check_name: str
    kind: Literal["git-provider"]
    provider: Literal["github", "gitlab", "bitbucket"] | str


CheckSource: TypeAlias = IntegrationSource | WebhookCheckSource | GitProviderCheckSource
"""`CheckSource`, a part of other types."""
