"""`GetDeploymentEventsResponseBody`, a part of other types.

Generated from `manifest/schemas/GetDeploymentEventsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.info import Info
from hosting_sdk.models.response_body_type import ResponseBodyType


@define(kw_only=True)
class GetDeploymentEventsResponseBody1:
    """`GetDeploymentEventsResponseBody`, a part of other types."""

    created: float
    date: float
    deployment_id: str
    id: str
    info: Info
    level: Literal["error", "warning"] | str | None = None
    serial: str
    text: str | None = None
    type: ResponseBodyType


@define(kw_only=True)
class GetDeploymentEventsResponseBody2PayloadProxy:
    """`payload.proxy` of `GetDeploymentEventsResponseBody`."""

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
class GetDeploymentEventsResponseBody2Payload:
    """`payload` of `GetDeploymentEventsResponseBody`."""

    created: float | None = None
    date: float
    deployment_id: str
    id: str
    info: Info | None = None
    proxy: GetDeploymentEventsResponseBody2PayloadProxy | None = None
    request_id: str | None = None
    serial: str
    status_code: float | None = None
    text: str | None = None


@define(kw_only=True)
class GetDeploymentEventsResponseBody2:
    """`GetDeploymentEventsResponseBody`, a part of other types."""

    created: float
    payload: GetDeploymentEventsResponseBody2Payload
    type: ResponseBodyType


GetDeploymentEventsResponseBody: TypeAlias = (
    GetDeploymentEventsResponseBody1 | GetDeploymentEventsResponseBody2
)
"""`GetDeploymentEventsResponseBody`, a part of other types."""
