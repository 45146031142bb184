"""`IntegrationSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class IntegrationSource:
    """`IntegrationSource`, a part of other types.

    Attributes:
        external_resource_id: ID of the resource in the partner's system.
        integration_configuration_id: ID of the installed integration (prefix `icfg_`).
        integration_id: ID of the integration (prefix `oac_`).
        resource_id: ID of the integration resource.
    """

    external_resource_id: str | None = None
    integration_configuration_id: str
    integration_id: str
    kind: Literal["integration"]
    resource_id: str | None = None
