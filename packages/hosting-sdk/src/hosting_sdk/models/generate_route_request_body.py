"""The body of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/GenerateRouteRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GenerateRouteRequestBodyCurrentRouteActionsHeaders:
    """`currentRoute.actions[].headers[]` of `GenerateRouteRequestBody`."""

    key: str | None = None
    op: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestBodyCurrentRouteActions:
    """`currentRoute.actions[]` of `GenerateRouteRequestBody`."""

    dest: str | None = None
    headers: list[GenerateRouteRequestBodyCurrentRouteActionsHeaders] | None = None
    status: int | None = None
    sub_type: str | None = None
    type: str | None = None


@define(kw_only=True)
class GenerateRouteRequestBodyCurrentRouteConditions:
    """`currentRoute.conditions[]` of `GenerateRouteRequestBody`."""

    field: str | None = None
    key: str | None = None
    missing: bool | None = None
    operator: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestBodyCurrentRoutePathCondition:
    """`currentRoute.pathCondition` of `GenerateRouteRequestBody`."""

    syntax: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestBodyCurrentRoute:
    """`currentRoute` of `GenerateRouteRequestBody`."""

    actions: list[GenerateRouteRequestBodyCurrentRouteActions]
    conditions: list[GenerateRouteRequestBodyCurrentRouteConditions] | None = None
    description: str | None = None
    name: str | None = None
    path_condition: GenerateRouteRequestBodyCurrentRoutePathCondition


@define(kw_only=True)
class GenerateRouteRequestBody:
    """The body of `projectRoutes.generateRoute`."""

    current_route: GenerateRouteRequestBodyCurrentRoute | None = None
    prompt: str
