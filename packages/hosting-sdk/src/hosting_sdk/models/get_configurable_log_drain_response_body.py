"""The result of `logDrains.getConfigurableLogDrain`.

Generated from `manifest/schemas/GetConfigurableLogDrainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.projects_metadata import ProjectsMetadata


@define(kw_only=True)
class GetConfigurableLogDrainResponseBody:
    """The result of `logDrains.getConfigurableLogDrain`."""

    client_id: str | None = None
    configuration_id: str | None = None
    created_from: str
    integration_configuration_uri: str | None = None
    integration_icon: str | None = None
    integration_website: str | None = None
    projects_metadata: list[ProjectsMetadata] | Unset | None = UNSET
