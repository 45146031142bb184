"""`OtlpEndpoint`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class OtlpEndpoint:
    """`OtlpEndpoint`, a part of other types."""

    traces: str
    """Address that receives traces."""


class OtlpEndpointDict(TypedDict):
    """`OtlpEndpoint` as a dict in wire names."""

    traces: str
    """Address that receives traces."""
