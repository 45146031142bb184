"""The body of `marketplace.updateInstallationIntegrationEdgeConfig`.

Generated from `manifest/schemas/ReplaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class ReplaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigRequestBody:
    """The body of `marketplace.updateInstallationIntegrationEdgeConfig`."""

    data: dict[str, Any]
