"""`NewDrainDelivery`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.otlp_endpoint import OtlpEndpoint, OtlpEndpointDict


@define(kw_only=True)
class NewHttpDelivery:
    """`NewDrainDelivery`, a part of other types."""

    compression: Literal["gzip", "none"] | None = None
    """Compression of requests: `gzip` or `none`."""
    encoding: Literal["json", "ndjson"]
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: str
    """Address that receives the data."""
    headers: dict[str, str]
    """Headers to send with each request, by name."""
    secret: str | None = None
    """Secret that signs the requests."""
    type: str
    """Kind of the destination, which decides the other fields."""


@define(kw_only=True)
class NewOtlpDelivery:
    """`NewDrainDelivery`, a part of other types."""

    encoding: Literal["proto", "json"]
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: OtlpEndpoint
    """Address that receives the data."""
    headers: dict[str, str]
    """Headers to send with each request, by name."""
    secret: str | None = None
    """Secret that signs the requests."""
    type: str
    """Kind of the destination, which decides the other fields."""


class NewHttpDeliveryDict(TypedDict):
    """`NewHttpDelivery` as a dict in wire names."""

    compression: NotRequired[Literal["gzip", "none"]]
    """Compression of requests: `gzip` or `none`."""
    encoding: Literal["json", "ndjson"]
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: str
    """Address that receives the data."""
    headers: Mapping[str, str]
    """Headers to send with each request, by name."""
    secret: NotRequired[str]
    """Secret that signs the requests."""
    type: str
    """Kind of the destination, which decides the other fields."""


class NewOtlpDeliveryDict(TypedDict):
    """`NewOtlpDelivery` as a dict in wire names."""

    encoding: Literal["proto", "json"]
    """Encoding of requests, such as `json` or `ndjson`."""
    endpoint: OtlpEndpoint | OtlpEndpointDict
    """Address that receives the data."""
    headers: Mapping[str, str]
    """Headers to send with each request, by name."""
    secret: NotRequired[str]
    """Secret that signs the requests."""
    type: str
    """Kind of the destination, which decides the other fields."""


NewDrainDelivery: TypeAlias = NewHttpDelivery | NewOtlpDelivery
"""`NewDrainDelivery`, a part of other types."""

NewDrainDeliveryDict: TypeAlias = NewHttpDeliveryDict | NewOtlpDeliveryDict
"""`NewDrainDelivery` as plain data in wire names."""
