"""The body of `edgeConfig.createEdgeConfigToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class CreateEdgeConfigTokenRequest:
    """The body of `edgeConfig.createEdgeConfigToken`."""

    label: str
    """Name of the token, at most 52 characters."""


class CreateEdgeConfigTokenRequestDict(TypedDict):
    """`CreateEdgeConfigTokenRequest` as a dict in wire names."""

    label: str
    """Name of the token, at most 52 characters."""
