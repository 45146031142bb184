"""The body of `marketplace.createInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBodyItems:
    """`items[]` of `CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBody`."""

    category: Literal["experiment", "flag"] | None = None
    created_at: float | None = None
    description: str | None = None
    id: str
    is_archived: bool | None = None
    name: str | None = None
    origin: str
    slug: str
    updated_at: float | None = None


@define(kw_only=True)
class CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBody:
    """The body of `marketplace.createInstallationIntegrationConfiguration`."""

    items: list[
        CreateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsRequestBodyItems
    ]
