"""The result of `marketplace.getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfig` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.json_value import JsonValue


@define(kw_only=True)
class PartnerEdgeConfig:
    """The result of `marketplace.getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfig` and 1 more."""

    digest: str
    """Hash of the contents; it changes with every change."""
    items: dict[str, JsonValue | None]
    """Items of the Edge Config, by key."""
    purpose: Literal["flags", "experimentation"] | str | None = None
    """Purpose of the Edge Config: `flags` or `experimentation`."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
