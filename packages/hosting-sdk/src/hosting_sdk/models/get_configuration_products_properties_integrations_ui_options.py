"""`GetConfigurationProductsPropertiesIntegrationsUiOptions`, a part of other types.

Generated from `manifest/schemas/GetConfigurationProductsPropertiesIntegrationsUiOptions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.hidden import Hidden
from hosting_sdk.models.ui_options import UiOptions


@define(kw_only=True)
class GetConfigurationProductsPropertiesIntegrationsUiOptions2:
    """`GetConfigurationProductsPropertiesIntegrationsUiOptions`, a part of other types."""

    description: str | None = None
    disabled: Hidden | None = None
    hidden: Hidden | None = None
    value: str


GetConfigurationProductsPropertiesIntegrationsUiOptions: TypeAlias = (
    UiOptions | GetConfigurationProductsPropertiesIntegrationsUiOptions2 | str
)
"""`GetConfigurationProductsPropertiesIntegrationsUiOptions`, a part of other types."""
