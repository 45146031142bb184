"""`ProjectMetadata`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.framework import Framework


@define(kw_only=True)
class ProjectMetadata:
    """`ProjectMetadata`, a part of other types."""

    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    id: str
    latest_deployment: str | None = None
    """ID of the newest deployment of the project (prefix `dpl_`)."""
    name: str
