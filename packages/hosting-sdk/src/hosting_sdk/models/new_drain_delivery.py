"""`NewDrainDelivery`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.otlp_endpoint import OtlpEndpoint, OtlpEndpointDict


@define(kw_only=True)
class NewHttpDelivery:
    """`NewDrainDelivery`, a part of other types.

    Attributes:
        compression: Compression of requests: `gzip` or `none`.
        encoding: Encoding of requests, such as `json` or `ndjson`.
        endpoint: Address that receives the data.
        headers: Headers to send with each request, by name.
        secret: Secret that signs the requests.
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    compression: Literal["gzip", "none"] | None = None
    encoding: Literal["json", "ndjson"]
    endpoint: str
    headers: dict[str, str]
    secret: str | None = None
    type: str


@define(kw_only=True)
class NewOtlpDelivery:
    """`NewDrainDelivery`, a part of other types.

    Attributes:
        encoding: Encoding of requests, such as `json` or `ndjson`.
        endpoint: Address that receives the data.
        headers: Headers to send with each request, by name.
        secret: Secret that signs the requests.
        type: Kind of the destination, such as `http` or `otlphttp`.
    """

    encoding: Literal["proto", "json"]
    endpoint: OtlpEndpoint
    headers: dict[str, str]
    secret: str | None = None
    type: str


class NewHttpDeliveryDict(TypedDict):
    """`NewHttpDelivery` as a dict in wire names."""

    compression: NotRequired[Literal["gzip", "none"]]
    encoding: Literal["json", "ndjson"]
    endpoint: str
    headers: Mapping[str, str]
    secret: NotRequired[str]
    type: str


class NewOtlpDeliveryDict(TypedDict):
    """`NewOtlpDelivery` as a dict in wire names."""

    encoding: Literal["proto", "json"]
    endpoint: OtlpEndpoint | OtlpEndpointDict
    headers: Mapping[str, str]
    secret: NotRequired[str]
    type: str


NewDrainDelivery: TypeAlias = NewHttpDelivery | NewOtlpDelivery
"""`NewDrainDelivery`, a part of other types."""

NewDrainDeliveryDict: TypeAlias = NewHttpDeliveryDict | NewOtlpDeliveryDict
"""`NewDrainDelivery` as plain data in wire names."""
