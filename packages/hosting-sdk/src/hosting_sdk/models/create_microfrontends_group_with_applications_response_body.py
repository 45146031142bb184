"""The result of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/CreateMicrofrontendsGroupWithApplicationsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateMicrofrontendsGroupWithApplicationsResponseBodyNewMicrofrontendsGroup:
    """`newMicrofrontendsGroup` of `CreateMicrofrontendsGroupWithApplicationsResponseBody`."""

    created_at: float
    fallback_environment: str
    id: str
    name: str
    slug: str
    updated_at: float


@define(kw_only=True)
class CreateMicrofrontendsGroupWithApplicationsResponseBody:
    """The result of `microfrontends.createMicrofrontendsGroupWithApplications`."""

    new_microfrontends_group: (
        CreateMicrofrontendsGroupWithApplicationsResponseBodyNewMicrofrontendsGroup
    )
