"""The body of `marketplace.updateResourceSecrets` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.resource_secret import ResourceSecret, ResourceSecretDict


@define(kw_only=True)
class ResourceSecrets:
    """The body of `marketplace.updateResourceSecrets` and 1 more."""

    partial: bool | None = None
    """Whether secrets that are not given stay."""
    secrets: list[ResourceSecret]
    """Secrets that connected projects get as environment variables."""


class ResourceSecretsDict(TypedDict):
    """`ResourceSecrets` as a dict in wire names."""

    partial: NotRequired[bool]
    """Whether secrets that are not given stay."""
    secrets: Sequence[ResourceSecret | ResourceSecretDict]
    """Secrets that connected projects get as environment variables."""
