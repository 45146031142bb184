"""The result of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NewMicrofrontendsGroup:
    """`newMicrofrontendsGroup` of `CreatedMicrofrontendsGroup`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        fallback_environment: Environment that stands in where a deployment is missing.
        id: ID of the microfrontends group (prefix `mfe_`).
        slug: Name of the microfrontends group in URLs.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float
    fallback_environment: str
    id: str
    name: str
    slug: str
    updated_at: float


@define(kw_only=True)
class CreatedMicrofrontendsGroup:
    """The result of `microfrontends.createMicrofrontendsGroupWithApplications`."""

    new_microfrontends_group: NewMicrofrontendsGroup
