"""`DeploymentPlatform`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.name_only import NameOnly


@define(kw_only=True)
class DeploymentPlatformCreator:
    """`creator` of `DeploymentPlatform`.

    Attributes:
        avatar: Hash of the picture of the user or team.
        name: Name of the user to show.
    """

    avatar: str | None = None
    name: str


@define(kw_only=True)
class DeploymentPlatformOrigin:
    """`origin` of `DeploymentPlatform`.

    Attributes:
        type: Whether `value` is an `id` or a `url`.
        value: ID or URL of what caused the deployment.
    """

    type: Literal["url", "id"] | str
    value: str


@define(kw_only=True)
class DeploymentPlatform:
    """`DeploymentPlatform`, a part of other types.

    Attributes:
        creator: User of the other platform who caused the deployment.
        meta: Free metadata of the other platform.
        origin: What on the other platform caused the deployment.
        source: Name of the other platform.
    """

    creator: DeploymentPlatformCreator
    meta: dict[str, str] | None = None
    origin: DeploymentPlatformOrigin
    source: NameOnly
