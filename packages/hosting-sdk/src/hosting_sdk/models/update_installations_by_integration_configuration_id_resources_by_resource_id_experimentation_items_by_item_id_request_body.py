"""The body of `marketplace.updateInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/UpdateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemIdRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class UpdateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemIdRequestBody:
    """The body of `marketplace.updateInstallationIntegrationConfiguration`."""

    category: Literal["experiment", "flag"] | None = None
    created_at: float | None = None
    description: str | None = None
    is_archived: bool | None = None
    name: str | None = None
    origin: str
    slug: str
    updated_at: float | None = None
