"""The body of `edgeConfig.deleteEdgeConfigTokens`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeleteEdgeConfigTokensRequest:
    """The body of `edgeConfig.deleteEdgeConfigTokens`."""

    tokens: list[str]
    """The read tokens to delete."""


class DeleteEdgeConfigTokensRequestDict(TypedDict):
    """`DeleteEdgeConfigTokensRequest` as a dict in wire names."""

    tokens: Sequence[str]
    """The read tokens to delete."""
