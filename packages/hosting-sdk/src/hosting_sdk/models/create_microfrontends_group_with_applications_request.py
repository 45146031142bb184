"""The body of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define

from hosting_sdk.models.new_microfrontend import NewMicrofrontend, NewMicrofrontendDict


@define(kw_only=True)
class CreateMicrofrontendsGroupWithApplicationsRequest:
    """The body of `microfrontends.createMicrofrontendsGroupWithApplications`.

    Attributes:
        default_app: Application that serves every path that no other takes.
        group_name: Name of the new group.
        other_applications: Further projects of the group.
    """

    default_app: NewMicrofrontend
    group_name: str
    other_applications: list[NewMicrofrontend]


class CreateMicrofrontendsGroupWithApplicationsRequestDict(TypedDict):
    """`CreateMicrofrontendsGroupWithApplicationsRequest` as a dict in wire names."""

    defaultApp: NewMicrofrontend | NewMicrofrontendDict
    groupName: str
    otherApplications: Sequence[NewMicrofrontend | NewMicrofrontendDict]
