"""The result of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdatedMicrofrontendsGroup:
    """`updatedMicrofrontendsGroup` of `UpdateMicrofrontendsGroupResult`."""

    fallback_environment: str | None = None
    """Environment that stands in where a deployment is missing: `SAME_ENV`, `PRODUCTION` or a
    custom one."""
    id: str
    """ID of the microfrontends group (prefix `mfe_`)."""
    name: str | None = None
    """Name of the microfrontends group."""
    slug: str | None = None
    """Name of the microfrontends group in URLs."""


@define(kw_only=True)
class UpdateMicrofrontendsGroupResult:
    """The result of `teams.updateMicrofrontendsGroup`."""

    updated_microfrontends_group: UpdatedMicrofrontendsGroup
    """The microfrontends group after the change."""
