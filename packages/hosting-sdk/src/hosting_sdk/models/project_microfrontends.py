"""`ProjectMicrofrontends`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class DefaultMicrofrontend:
    """`ProjectMicrofrontends`, a part of other types.

    Attributes:
        default_route: Path for screenshots and links to previews.
        enabled: Whether the project is part of a microfrontends group.
        free_project_for_legacy_limits: Whether the project counts as free under older limits.
        group_ids: IDs of the microfrontends groups of the project (prefix `mfe_`).
        is_default_app: Whether the project is the default application of its group.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    default_route: str | None = None
    enabled: Literal[True]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[str]
    is_default_app: Literal[True]
    updated_at: float


@define(kw_only=True)
class Microfrontend:
    """`ProjectMicrofrontends`, a part of other types.

    Attributes:
        default_route: Path for screenshots and links to previews.
        do_not_route_with_microfrontends_routing: Whether domains of the project do not route as a
            microfrontend.
        enabled: Whether the project is part of a microfrontends group.
        free_project_for_legacy_limits: Whether the project counts as free under older limits.
        group_ids: IDs of the microfrontends groups of the project (prefix `mfe_`).
        is_default_app: Whether the project is the default application of its group.
        route_observability_to_this_project: Whether observability data goes to this project in
            place of the default application.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    default_route: str | None = None
    do_not_route_with_microfrontends_routing: bool | None = None
    enabled: Literal[True]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[str]
    is_default_app: Literal[False] | None = None
    route_observability_to_this_project: bool | None = None
    updated_at: float


@define(kw_only=True)
class DisabledMicrofrontend:
    """`ProjectMicrofrontends`, a part of other types.

    Attributes:
        enabled: Whether the project is part of a microfrontends group.
        free_project_for_legacy_limits: Whether the project counts as free under older limits.
        group_ids: IDs of the microfrontends groups of the project (prefix `mfe_`).
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    enabled: Literal[False]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[Any]
    updated_at: float


ProjectMicrofrontends: TypeAlias = DefaultMicrofrontend | Microfrontend | DisabledMicrofrontend
"""`ProjectMicrofrontends`, a part of other types."""
