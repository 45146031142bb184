"""The body of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/CreateMicrofrontendsGroupWithApplicationsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.default_app import DefaultApp


@define(kw_only=True)
class CreateMicrofrontendsGroupWithApplicationsRequestBody:
    """The body of `microfrontends.createMicrofrontendsGroupWithApplications`."""

    default_app: DefaultApp
    group_name: str
    other_applications: list[DefaultApp]
