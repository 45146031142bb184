"""`DrainDelivery`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.drain_secret import DrainSecret
from hosting_sdk.models.otlp_endpoint import OtlpEndpoint


@define(kw_only=True)
class HttpDelivery:
    """`DrainDelivery`, a part of other types.

    Attributes:
        compression: Compression of requests: `gzip` or `none`.
        encoding: Encoding of requests, such as `json` or `ndjson`.
        endpoint: Address that receives the data.
        headers: Headers to send with each request, by name.
        secret: Secret that signs the requests.
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    compression: Literal["gzip", "none"] | str | None = None
    encoding: Literal["json", "ndjson"] | str
    endpoint: str
    headers: dict[str, str]
    secret: DrainSecret | None = None
    type: Literal["http"]


@define(kw_only=True)
class OtlpDelivery:
    """`DrainDelivery`, a part of other types.

    Attributes:
        encoding: Encoding of requests, such as `json` or `ndjson`.
        endpoint: Address that receives the data.
        headers: Headers to send with each request, by name.
        secret: Secret that signs the requests.
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    encoding: Literal["proto", "json"] | str
    endpoint: OtlpEndpoint
    headers: dict[str, str]
    secret: DrainSecret | None = None
    type: Literal["otlphttp"]


@define(kw_only=True)
class ClickHouseDelivery:
    """`DrainDelivery`, a part of other types.

    Attributes:
        endpoint: Address that receives the data.
        table: Table in ClickHouse.
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    endpoint: str
    table: str
    type: Literal["clickhouse"]


@define(kw_only=True)
class InternalDelivery:
    """`DrainDelivery`, a part of other types.

    Attributes:
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    target: Literal["vercel-otel-traces-db"] | str
    type: Literal["internal"]


DrainDelivery: TypeAlias = HttpDelivery | OtlpDelivery | ClickHouseDelivery | InternalDelivery
"""`DrainDelivery`, a part of other types."""
