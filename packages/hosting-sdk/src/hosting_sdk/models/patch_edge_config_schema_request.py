"""The body of `edgeConfig.patchEdgeConfigSchema`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class PatchEdgeConfigSchemaRequest:
    """The body of `edgeConfig.patchEdgeConfigSchema`."""

    definition: Any = UNSET
    """JSON Schema that the items have to follow."""


class PatchEdgeConfigSchemaRequestDict(TypedDict):
    """`PatchEdgeConfigSchemaRequest` as a dict in wire names."""

    definition: NotRequired[Any]
    """JSON Schema that the items have to follow."""
