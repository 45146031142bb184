"""The body of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsGroupRequest:
    """The body of `teams.updateMicrofrontendsGroup`.

    Attributes:
        fallback_environment: Environment that stands in where a deployment is missing: `SAME_ENV`,
            `PRODUCTION` or a custom one.
        name: New name of the microfrontends group.
    """

    fallback_environment: str | None = None
    name: str | None = None


class UpdateMicrofrontendsGroupRequestDict(TypedDict):
    """`UpdateMicrofrontendsGroupRequest` as a dict in wire names."""

    fallbackEnvironment: NotRequired[str]
    name: NotRequired[str]
