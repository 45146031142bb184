"""`DeploymentProject`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DeploymentProject:
    """`DeploymentProject`, a part of other types."""

    framework: str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    id: str
    """ID of the project (prefix `prj_`)."""
    name: str
    """Name of the project."""
