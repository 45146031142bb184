"""The body of `edgeConfig.updateEdgeConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateEdgeConfigRequest:
    """The body of `edgeConfig.updateEdgeConfig`."""

    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""


class UpdateEdgeConfigRequestDict(TypedDict):
    """`UpdateEdgeConfigRequest` as a dict in wire names."""

    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""
