"""The body of `edgeConfig.createEdgeConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateEdgeConfigRequest:
    """The body of `edgeConfig.createEdgeConfig`."""

    items: dict[str, Any] | None = None
    """Items of the Edge Config, by key."""
    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""


class CreateEdgeConfigRequestDict(TypedDict):
    """`CreateEdgeConfigRequest` as a dict in wire names."""

    items: NotRequired[Mapping[str, Any]]
    """Items of the Edge Config, by key."""
    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""
