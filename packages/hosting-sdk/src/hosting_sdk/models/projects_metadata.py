"""`ProjectsMetadata`, a part of other types.

Generated from `manifest/schemas/ProjectsMetadata.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.framework import Framework


@define(kw_only=True)
class ProjectsMetadata:
    """`ProjectsMetadata`, a part of other types."""

    framework: Framework | Unset | None = UNSET
    id: str
    latest_deployment: str | None = None
    name: str
