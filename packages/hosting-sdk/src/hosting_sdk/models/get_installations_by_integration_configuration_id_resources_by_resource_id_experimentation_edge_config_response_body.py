"""The result of `marketplace.getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfig` and 1 more.

Generated from `manifest/schemas/GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.edge_config_item_value import EdgeConfigItemValue


@define(kw_only=True)
class GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody:
    """The result of `marketplace.getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfig` and 1 more."""

    digest: str
    items: dict[str, EdgeConfigItemValue | None]
    purpose: Literal["flags", "experimentation"] | str | None = None
    updated_at: float
