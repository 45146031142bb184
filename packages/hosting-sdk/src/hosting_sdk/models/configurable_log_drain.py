"""The result of `logDrains.getConfigurableLogDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.project_metadata import ProjectMetadata


@define(kw_only=True)
class ConfigurableLogDrain:
    """The result of `logDrains.getConfigurableLogDrain`."""

    client_id: str | None = None
    """ID of the integration that made the log drain (prefix `oac_`)."""
    configuration_id: str | None = None
    """ID of the installed integration (prefix `icfg_`)."""
    created_from: str
    """Creator of the log drain: an `integration` or a user (`self-served`)."""
    integration_configuration_uri: str | None = None
    integration_icon: str | None = None
    integration_website: str | None = None
    projects_metadata: list[ProjectMetadata] | Unset | None = UNSET
    """Facts about the projects, null if it covers all."""
