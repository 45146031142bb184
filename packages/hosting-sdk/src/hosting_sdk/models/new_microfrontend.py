"""`NewMicrofrontend`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewMicrofrontend:
    """`NewMicrofrontend`, a part of other types.

    Attributes:
        default_route: Path for screenshots and links to previews.
        project_id: ID of the project (prefix `prj_`).
    """

    default_route: str | None = None
    project_id: str


class NewMicrofrontendDict(TypedDict):
    """`NewMicrofrontend` as a dict in wire names."""

    defaultRoute: NotRequired[str]
    projectId: str
