"""The body of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsGroupRequest:
    """The body of `teams.updateMicrofrontendsGroup`."""

    fallback_environment: str | None = None
    """Environment that stands in where a deployment is missing: `SAME_ENV`, `PRODUCTION` or a
    custom one."""
    name: str | None = None
    """New name of the microfrontends group."""


class UpdateMicrofrontendsGroupRequestDict(TypedDict):
    """`UpdateMicrofrontendsGroupRequest` as a dict in wire names."""

    fallbackEnvironment: NotRequired[str]
    """Environment that stands in where a deployment is missing: `SAME_ENV`, `PRODUCTION` or a
    custom one."""
    name: NotRequired[str]
    """New name of the microfrontends group."""
