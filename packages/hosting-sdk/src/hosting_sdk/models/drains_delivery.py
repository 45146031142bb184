"""`DrainsDelivery`, a part of other types.

Generated from `manifest/schemas/DrainsDelivery.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.secret import Secret


@define(kw_only=True)
class DrainsDeliveryHttp:
    """`DrainsDelivery`, a part of other types."""

    compression: Literal["gzip", "none"] | str | None = None
    encoding: Literal["json", "ndjson"] | str
    endpoint: str
    headers: dict[str, str]
    secret: Secret | None = None
    type: Literal["http"]


@define(kw_only=True)
class DrainsDeliveryOtlphttpEndpoint:
    """`endpoint` of `DrainsDelivery`."""

    traces: str


@define(kw_only=True)
class DrainsDeliveryOtlphttp:
    """`DrainsDelivery`, a part of other types."""

    encoding: Literal["proto", "json"] | str
    endpoint: DrainsDeliveryOtlphttpEndpoint
    headers: dict[str, str]
    secret: Secret | None = None
    type: Literal["otlphttp"]


@define(kw_only=True)
class DrainsDeliveryClickhouse:
    """`DrainsDelivery`, a part of other types."""

    endpoint: str
    table: str
    type: Literal["clickhouse"]


@define(kw_only=True)
class DrainsDeliveryInternal:
    """`DrainsDelivery`, a part of other types."""

    target: Literal["vercel-otel-traces-db"] | str
    type: Literal["internal"]


DrainsDelivery: TypeAlias = (
    DrainsDeliveryHttp | DrainsDeliveryOtlphttp | DrainsDeliveryClickhouse | DrainsDeliveryInternal
)
"""`DrainsDelivery`, a part of other types."""
