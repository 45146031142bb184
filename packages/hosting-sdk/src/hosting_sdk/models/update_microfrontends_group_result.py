"""The result of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdatedMicrofrontendsGroup:
    """`updatedMicrofrontendsGroup` of `UpdateMicrofrontendsGroupResult`.

    Attributes:
        fallback_environment: Environment that stands in where a deployment is missing: `SAME_ENV`,
            `PRODUCTION` or a custom one.
        id: ID of the microfrontends group (prefix `mfe_`).
        name: Name of the microfrontends group.
        slug: Name of the microfrontends group in URLs.
    """

    fallback_environment: str | None = None
    id: str
    name: str | None = None
    slug: str | None = None


@define(kw_only=True)
class UpdateMicrofrontendsGroupResult:
    """The result of `teams.updateMicrofrontendsGroup`.

    Attributes:
        updated_microfrontends_group: The microfrontends group after the change.
    """

    updated_microfrontends_group: UpdatedMicrofrontendsGroup
