"""`GetDrainSource2`, a part of other types.

Generated from `manifest/schemas/GetDrainSource2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GetDrainSource2:
    """`GetDrainSource2`, a part of other types."""

    external_resource_id: str | None = None
    integration_configuration_id: str
    integration_id: str
    kind: Literal["integration"]
    resource_id: str | None = None
