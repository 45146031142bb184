"""The body of `checksV2.createProjectCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage


@define(kw_only=True)
class GitProviderCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`.

    Attributes:
        external_check_name: Name of the check at the Git provider.
        kind: Kind of the source: `integration`, `webhook` or `git-provider`.
        provider: Git provider that runs the check.
    """

    external_check_name: str
    kind: str
    provider: Literal["github"]


@define(kw_only=True)
class WebhookCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`.

    Attributes:
        kind: Kind of the source: `integration`, `webhook` or `git-provider`.
        webhook_id: ID of the webhook that triggers the check.
    """

    kind: str
    webhook_id: str | None = None


@define(kw_only=True)
class IntegrationCheckSourceRequest:
    """`source` of `CreateProjectCheckRequest`.

    Attributes:
        external_resource_id: ID of the resource in the partner's system.
        kind: Kind of the source: `integration`, `webhook` or `git-provider`. `"integration"` when
            it is absent.
    """

    external_resource_id: str | None = None
    kind: str | None = None


@define(kw_only=True)
class CreateProjectCheckRequest:
    """The body of `checksV2.createProjectCheck`.

    Attributes:
        blocks: Stage of a deployment that waits for the check, such as `deployment-alias`; `none`
            blocks nothing. `"deployment-alias"` when it is absent.
        is_rerequestable: Whether users can have the check run again.
        name: Name of the check.
        requires: What the check needs before it runs: `build-ready`, `deployment-url` or `none`.
            `"deployment-url"` when it is absent.
        source: Who runs the check: an integration, a webhook or a Git provider.
        targets: Environments whose deployments are checked, such as `production`.
        timeout: Seconds until a run that has not finished counts as failed. `300` when it is
            absent.
    """

    blocks: CheckBlockingStage | None = None
    is_rerequestable: bool | None = None
    name: str
    requires: Literal["build-ready", "deployment-url", "none"] | None = None
    source: (
        GitProviderCheckSourceRequest
        | WebhookCheckSourceRequest
        | IntegrationCheckSourceRequest
        | None
    ) = None
    targets: list[str] | None = None
    timeout: float | None = None


class GitProviderCheckSourceRequestDict(TypedDict):
    """`GitProviderCheckSourceRequest` as a dict in wire names."""

    externalCheckName: str
    kind: str
    provider: Literal["github"]


class WebhookCheckSourceRequestDict(TypedDict):
    """`WebhookCheckSourceRequest` as a dict in wire names."""

    kind: str
    webhookId: NotRequired[str]


class IntegrationCheckSourceRequestDict(TypedDict):
    """`IntegrationCheckSourceRequest` as a dict in wire names."""

    externalResourceId: NotRequired[str]
    kind: NotRequired[str]


class CreateProjectCheckRequestDict(TypedDict):
    """`CreateProjectCheckRequest` as a dict in wire names."""

    blocks: NotRequired[CheckBlockingStage]
    isRerequestable: NotRequired[bool]
    name: str
    requires: NotRequired[Literal["build-ready", "deployment-url", "none"]]
    source: NotRequired[
        GitProviderCheckSourceRequest
        | GitProviderCheckSourceRequestDict
        | WebhookCheckSourceRequest
        | WebhookCheckSourceRequestDict
        | IntegrationCheckSourceRequest
        | IntegrationCheckSourceRequestDict
    ]
    targets: NotRequired[Sequence[str]]
    timeout: NotRequired[float]
