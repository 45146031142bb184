"""The body of `projects.updateMicrofrontends`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsRequest:
    """The body of `projects.updateMicrofrontends`.

    Attributes:
        default_route: Path for screenshots and links to previews, such as `/home`.
        do_not_route_with_microfrontends_routing: Whether domains of the project do not route as a
            microfrontend; not for the default application.
        enabled: Whether the project is part of a microfrontends group.
        is_default_app: Whether the project is the default application of the group.
        microfrontends_group_id: ID of the microfrontends group to join (prefix `mfe_`).
        route_observability_to_this_project: Whether observability data goes to this project in
            place of the default application.
    """

    default_route: str | None = None
    do_not_route_with_microfrontends_routing: bool | None = None
    enabled: bool | None = None
    is_default_app: bool | None = None
    microfrontends_group_id: str | None = None
    route_observability_to_this_project: bool | None = None


class UpdateMicrofrontendsRequestDict(TypedDict):
    """`UpdateMicrofrontendsRequest` as a dict in wire names."""

    defaultRoute: NotRequired[str]
    doNotRouteWithMicrofrontendsRouting: NotRequired[bool]
    enabled: NotRequired[bool]
    isDefaultApp: NotRequired[bool]
    microfrontendsGroupId: NotRequired[str]
    routeObservabilityToThisProject: NotRequired[bool]
