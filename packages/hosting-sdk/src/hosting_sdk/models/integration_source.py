"""`IntegrationSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class IntegrationSource:
    """`IntegrationSource`, a part of other types."""

    external_resource_id: str | None = None
    """ID of the resource in the partner's system."""
    integration_configuration_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    integration_id: str
    """ID of the integration (prefix `oac_`)."""
    kind: Literal["integration"]
    resource_id: str | None = None
    """ID of the integration resource."""
