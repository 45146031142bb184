"""`DrainDelivery`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.drain_secret import DrainSecret
from hosting_sdk.models.otlp_endpoint import OtlpEndpoint


@define(kw_only=True)
class HttpDelivery:
    """`DrainDelivery`, a part of other types."""

    compression: Literal["gzip", "none"] | str | None = None
    """Compression of requests: `gzip` or `none`."""
    encoding: Literal["json", "ndjson"] | str
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: str
    """Address that receives the data."""
    headers: dict[str, str]
    """Headers to send with each request, by name."""
    secret: DrainSecret | None = None
    """Secret that signs the requests."""
    type: Literal["http"]
    """Kind of the destination, which decides the other fields."""


@define(kw_only=True)
class OtlpDelivery:
    """`DrainDelivery`, a part of other types."""

    encoding: Literal["proto", "json"] | str
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: OtlpEndpoint
    """Address that receives the data."""
    headers: dict[str, str]
    """Headers to send with each request, by name."""
    secret: DrainSecret | None = None
    """Secret that signs the requests."""
    type: Literal["otlphttp"]
    """Kind of the destination, which decides the other fields."""


@define(kw_only=True)
class ClickHouseDelivery:
    """`DrainDelivery`, a part of other types."""

    endpoint: str
    """Address that receives the data."""
    table: str
    """Table in ClickHouse."""
    type: Literal["clickhouse"]
    """Kind of the destination, which decides the other fields."""


@define(kw_only=True)
class InternalDelivery:
    """`DrainDelivery`, a part of other types."""

    target: Literal["vercel-otel-traces-db"] | str
    type: Literal["internal"]
    """Kind of the destination, which decides the other fields."""


DrainDelivery: TypeAlias = HttpDelivery | OtlpDelivery | ClickHouseDelivery | InternalDelivery
"""`DrainDelivery`, a part of other types."""
