"""`ProjectMicrofrontends`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class DefaultMicrofrontend:
    """`ProjectMicrofrontends`, a part of other types."""

    default_route: str | None = None
    """Path for screenshots and links to previews."""
    enabled: Literal[True]
    """Whether the project is part of a microfrontends group."""
    free_project_for_legacy_limits: bool | None = None
    """Whether the project counts as free under older limits."""
    group_ids: list[str]
    """IDs of the microfrontends groups of the project (prefix `mfe_`)."""
    is_default_app: Literal[True]
    """Whether the project is the default application of its group."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class Microfrontend:
    """`ProjectMicrofrontends`, a part of other types."""

    default_route: str | None = None
    """Path for screenshots and links to previews."""
    do_not_route_with_microfrontends_routing: bool | None = None
    """Whether domains of the project do not route as a microfrontend."""
    enabled: Literal[True]
    """Whether the project is part of a microfrontends group."""
    free_project_for_legacy_limits: bool | None = None
    """Whether the project counts as free under older limits."""
    group_ids: list[str]
    """IDs of the microfrontends groups of the project (prefix `mfe_`)."""
    is_default_app: Literal[False] | None = None
    """Whether the project is the default application of its group."""
    route_observability_to_this_project: bool | None = None
    """Whether observability data goes to this project in place of the default application."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class DisabledMicrofrontend:
    """`ProjectMicrofrontends`, a part of other types."""

    enabled: Literal[False]
    """Whether the project is part of a microfrontends group."""
    free_project_for_legacy_limits: bool | None = None
    """Whether the project counts as free under older limits."""
    group_ids: list[Any]
    """IDs of the microfrontends groups of the project (prefix `mfe_`)."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


ProjectMicrofrontends: TypeAlias = DefaultMicrofrontend | Microfrontend | DisabledMicrofrontend
"""`ProjectMicrofrontends`, a part of other types."""
