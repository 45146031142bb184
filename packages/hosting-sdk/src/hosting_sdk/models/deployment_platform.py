"""`DeploymentPlatform`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.name_only import NameOnly


@define(kw_only=True)
class DeploymentPlatformCreator:
    """`creator` of `DeploymentPlatform`."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    name: str
    """Name of the user to show."""


@define(kw_only=True)
class DeploymentPlatformOrigin:
    """`origin` of `DeploymentPlatform`."""

    type: Literal["url", "id"] | str
    """Whether `value` is an `id` or a `url`."""
    value: str
    """ID or URL of what caused the deployment."""


@define(kw_only=True)
class DeploymentPlatform:
    """`DeploymentPlatform`, a part of other types."""

    creator: DeploymentPlatformCreator
    """User of the other platform who caused the deployment."""
    meta: dict[str, str] | None = None
    """Free metadata of the other platform."""
    origin: DeploymentPlatformOrigin
    """Cause of the deployment on the other platform."""
    source: NameOnly
    """Name of the other platform."""
