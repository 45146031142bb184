"""The result of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/UpdateMicrofrontendsGroupResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsGroupResponseBodyUpdatedMicrofrontendsGroup:
    """`updatedMicrofrontendsGroup` of `UpdateMicrofrontendsGroupResponseBody`."""

    fallback_environment: str | None = None
    id: str
    name: str | None = None
    slug: str | None = None


@define(kw_only=True)
class UpdateMicrofrontendsGroupResponseBody:
    """The result of `teams.updateMicrofrontendsGroup`."""

    updated_microfrontends_group: UpdateMicrofrontendsGroupResponseBodyUpdatedMicrofrontendsGroup
