"""The result of `deployments.getDeploymentEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.deployment_event_info import DeploymentEventInfo
from hosting_sdk.models.deployment_event_type import DeploymentEventType


@define(kw_only=True)
class DeploymentLogEvent:
    """The result of `deployments.getDeploymentEvents`."""

    created: float
    date: float
    deployment_id: str
    """ID of the deployment (prefix `dpl_`)."""
    id: str
    """ID of the event."""
    info: DeploymentEventInfo
    level: Literal["error", "warning"] | str | None = None
    serial: str
    text: str | None = None
    type: DeploymentEventType | str
    """Kind of the event, such as `stdout` or `exit`."""


@define(kw_only=True)
class DeploymentPayloadEventPayloadProxy:
    """`payload.proxy` of `DeploymentEvent`."""

    cache_id: str | None = None
    client_ip: str | None = None
    host: str
    lambda_region: str | None = None
    method: str
    path: str
    path_type: str | None = None
    path_type_variant: str | None = None
    referer: str
    region: str
    response_byte_size: float | None = None
    scheme: str | None = None
    status_code: float | None = None
    timestamp: float
    user_agent: list[str]
    vercel_cache: (
        Literal["MISS", "HIT", "STALE", "BYPASS", "PRERENDER", "REVALIDATED"] | str | None
    ) = None
    vercel_id: str | None = None
    waf_action: Literal["log", "challenge", "deny", "bypass", "rate_limit"] | str | None = None
    waf_rule_id: str | None = None


@define(kw_only=True)
class DeploymentPayloadEventPayload:
    """`payload` of `DeploymentEvent`."""

    created: float | None = None
    date: float
    deployment_id: str
    """ID of the deployment (prefix `dpl_`)."""
    id: str
    info: DeploymentEventInfo | None = None
    proxy: DeploymentPayloadEventPayloadProxy | None = None
    request_id: str | None = None
    serial: str
    status_code: float | None = None
    text: str | None = None


@define(kw_only=True)
class DeploymentPayloadEvent:
    """The result of `deployments.getDeploymentEvents`."""

    created: float
    payload: DeploymentPayloadEventPayload
    type: DeploymentEventType | str
    """Kind of the event, such as `stdout` or `exit`."""


DeploymentEvent: TypeAlias = DeploymentLogEvent | DeploymentPayloadEvent
"""The result of `deployments.getDeploymentEvents`."""
