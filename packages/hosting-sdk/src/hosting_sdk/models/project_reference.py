"""The body of `integrations.connectIntegrationResourceToProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class ProjectReference:
    """The body of `integrations.connectIntegrationResourceToProject`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""


class ProjectReferenceDict(TypedDict):
    """`ProjectReference` as a dict in wire names."""

    projectId: str
    """ID of the project (prefix `prj_`)."""
