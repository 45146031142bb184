"""`NewMicrofrontend`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewMicrofrontend:
    """`NewMicrofrontend`, a part of other types."""

    default_route: str | None = None
    """Path for screenshots and links to previews."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


class NewMicrofrontendDict(TypedDict):
    """`NewMicrofrontend` as a dict in wire names."""

    defaultRoute: NotRequired[str]
    """Path for screenshots and links to previews."""
    projectId: str
    """ID of the project (prefix `prj_`)."""
