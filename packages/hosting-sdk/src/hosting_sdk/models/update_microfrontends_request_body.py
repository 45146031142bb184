"""The body of `projects.updateMicrofrontends`.

Generated from `manifest/schemas/UpdateMicrofrontendsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsRequestBody:
    """The body of `projects.updateMicrofrontends`."""

    default_route: str | None = None
    do_not_route_with_microfrontends_routing: bool | None = None
    enabled: bool | None = None
    is_default_app: bool | None = None
    microfrontends_group_id: str | None = None
    route_observability_to_this_project: bool | None = None
