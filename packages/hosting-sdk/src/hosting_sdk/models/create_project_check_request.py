"""The body of `checksV2.createProjectCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage


@define(kw_only=True)
class GitProviderCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`."""

    external_check_name: str
    """Name of the check at the Git provider."""
    kind: str
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    provider: Literal["github"]
    """Git provider that runs the check."""


@define(kw_only=True)
class WebhookCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`."""

    kind: str
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    webhook_id: str | None = None
    """ID of the webhook that triggers the check."""


@define(kw_only=True)
class IntegrationCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`."""

    external_resource_id: str | None = None
    """ID of the resource in the partner's system."""
    kind: str | None = None
    """Kind of the source: `integration`, `webhook` or `git-provider`. `"integration"` when it is
    absent."""


@define(kw_only=True)
class CreateProjectCheckRequest:
    """The body of `checksV2.createProjectCheck`."""

    blocks: CheckBlockingStage | None = None
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing. `"deployment-alias"` when it is absent."""
    is_rerequestable: bool | None = None
    """Whether users can have the check run again."""
    name: str
    """Name of the check."""
    requires: Literal["build-ready", "deployment-url", "none"] | None = None
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`.
    `"deployment-url"` when it is absent."""
    source: (
        GitProviderCheckSourceRequest
        | WebhookCheckSourceRequest
        | IntegrationCheckSourceRequest
        | None
    ) = None
    """Service that runs the check: an integration, a webhook or a Git provider."""
    targets: list[str] | None = None
    """Environments whose deployments are checked, such as `production`."""
    timeout: float | None = None
    """Seconds until a run that has not finished counts as failed. `300` when it is absent."""


class GitProviderCheckSourceRequestDict(TypedDict):
    """`GitProviderCheckSourceRequest` as a dict in wire names."""

    externalCheckName: str
    """Name of the check at the Git provider."""
    kind: str
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    provider: Literal["github"]
    """Git provider that runs the check."""


class WebhookCheckSourceRequestDict(TypedDict):
    """`WebhookCheckSourceRequest` as a dict in wire names."""

    kind: str
    """Kind of the source: `integration`, `webhook` or `git-provider`."""
    webhookId: NotRequired[str]
    """ID of the webhook that triggers the check."""


class IntegrationCheckSourceRequestDict(TypedDict):
    """`IntegrationCheckSourceRequest` as a dict in wire names."""

    externalResourceId: NotRequired[str]
    """ID of the resource in the partner's system."""
    kind: NotRequired[str]
    """Kind of the source: `integration`, `webhook` or `git-provider`. `"integration"` when it is
    absent."""


class CreateProjectCheckRequestDict(TypedDict):
    """`CreateProjectCheckRequest` as a dict in wire names."""

    blocks: NotRequired[CheckBlockingStage]
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing. `"deployment-alias"` when it is absent."""
    isRerequestable: NotRequired[bool]
    """Whether users can have the check run again."""
    name: str
    """Name of the check."""
    requires: NotRequired[Literal["build-ready", "deployment-url", "none"]]
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`.
    `"deployment-url"` when it is absent."""
    source: NotRequired[
        GitProviderCheckSourceRequest
        | GitProviderCheckSourceRequestDict
        | WebhookCheckSourceRequest
        | WebhookCheckSourceRequestDict
        | IntegrationCheckSourceRequest
        | IntegrationCheckSourceRequestDict
    ]
    """Service that runs the check: an integration, a webhook or a Git provider."""
    targets: NotRequired[Sequence[str]]
    """Environments whose deployments are checked, such as `production`."""
    timeout: NotRequired[float]
    """Seconds until a run that has not finished counts as failed. `300` when it is absent."""
