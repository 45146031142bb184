"""`Delivery`, a part of other types.

Generated from `manifest/schemas/Delivery.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class Delivery1:
    """`Delivery`, a part of other types."""

    compression: Literal["gzip", "none"] | None = None
    encoding: Literal["json", "ndjson"]
    endpoint: str
    headers: dict[str, str]
    secret: str | None = None
    type: str


@define(kw_only=True)
class Delivery2Endpoint:
    """`endpoint` of `Delivery`."""

    traces: str


@define(kw_only=True)
class Delivery2:
    """`Delivery`, a part of other types."""

    encoding: Literal["proto", "json"]
    endpoint: Delivery2Endpoint
    headers: dict[str, str]
    secret: str | None = None
    type: str


Delivery: TypeAlias = Delivery1 | Delivery2
"""`Delivery`, a part of other types."""
