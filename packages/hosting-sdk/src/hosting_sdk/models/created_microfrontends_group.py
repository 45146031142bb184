"""The result of `microfrontends.createMicrofrontendsGroupWithApplications`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NewMicrofrontendsGroup:
    """`newMicrofrontendsGroup` of `CreatedMicrofrontendsGroup`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    fallback_environment: str
    """Environment that stands in where a deployment is missing."""
    id: str
    """ID of the microfrontends group (prefix `mfe_`)."""
    name: str
    slug: str
    """Name of the microfrontends group in URLs."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class CreatedMicrofrontendsGroup:
    """The result of `microfrontends.createMicrofrontendsGroupWithApplications`."""

    new_microfrontends_group: NewMicrofrontendsGroup
