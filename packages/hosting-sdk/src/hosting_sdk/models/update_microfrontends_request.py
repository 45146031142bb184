"""The body of `projects.updateMicrofrontends`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsRequest:
    """The body of `projects.updateMicrofrontends`."""

    default_route: str | None = None
    """Path for screenshots and links to previews, such as `/home`."""
    do_not_route_with_microfrontends_routing: bool | None = None
    """Whether domains of the project do not route as a microfrontend; not for the default
    application."""
    enabled: bool | None = None
    """Whether the project is part of a microfrontends group."""
    is_default_app: bool | None = None
    """Whether the project is the default application of the group."""
    microfrontends_group_id: str | None = None
    """ID of the microfrontends group to join (prefix `mfe_`)."""
    route_observability_to_this_project: bool | None = None
    """Whether observability data goes to this project in place of the default application."""


class UpdateMicrofrontendsRequestDict(TypedDict):
    """`UpdateMicrofrontendsRequest` as a dict in wire names."""

    defaultRoute: NotRequired[str]
    """Path for screenshots and links to previews, such as `/home`."""
    doNotRouteWithMicrofrontendsRouting: NotRequired[bool]
    """Whether domains of the project do not route as a microfrontend; not for the default
    application."""
    enabled: NotRequired[bool]
    """Whether the project is part of a microfrontends group."""
    isDefaultApp: NotRequired[bool]
    """Whether the project is the default application of the group."""
    microfrontendsGroupId: NotRequired[str]
    """ID of the microfrontends group to join (prefix `mfe_`)."""
    routeObservabilityToThisProject: NotRequired[bool]
    """Whether observability data goes to this project in place of the default application."""
