"""The body of `edgeConfig.patchEdgeConfigSchema`.

Generated from `manifest/schemas/PatchEdgeConfigSchemaRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class PatchEdgeConfigSchemaRequestBody:
    """The body of `edgeConfig.patchEdgeConfigSchema`."""

    definition: Any = UNSET
