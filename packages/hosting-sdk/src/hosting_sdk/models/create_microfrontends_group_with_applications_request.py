"""The body of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define

from hosting_sdk.models.new_microfrontend import NewMicrofrontend, NewMicrofrontendDict


@define(kw_only=True)
class CreateMicrofrontendsGroupWithApplicationsRequest:
    """The body of `microfrontends.createMicrofrontendsGroupWithApplications`."""

    default_app: NewMicrofrontend
    """Application that serves every path that no other takes."""
    group_name: str
    """Name of the new group."""
    other_applications: list[NewMicrofrontend]
    """Further projects of the group."""


class CreateMicrofrontendsGroupWithApplicationsRequestDict(TypedDict):
    """`CreateMicrofrontendsGroupWithApplicationsRequest` as a dict in wire names."""

    defaultApp: NewMicrofrontend | NewMicrofrontendDict
    """Application that serves every path that no other takes."""
    groupName: str
    """Name of the new group."""
    otherApplications: Sequence[NewMicrofrontend | NewMicrofrontendDict]
    """Further projects of the group."""
