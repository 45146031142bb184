"""`ResourceSecret`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ResourceSecretEnvironmentOverrides:
    """`environmentOverrides` of `ResourceSecret`."""

    development: str | None = None
    """Value that development gets."""
    preview: str | None = None
    """Value that previews get."""
    production: str | None = None
    """Value that production gets."""


@define(kw_only=True)
class ResourceSecret:
    """`ResourceSecret`, a part of other types."""

    environment_overrides: ResourceSecretEnvironmentOverrides | None = None
    """Other values for single environments."""
    name: str
    """Name of the environment variable."""
    prefix: str | None = None
    """Text to put before the name."""
    value: str
    """Value of the environment variable."""


class ResourceSecretEnvironmentOverridesDict(TypedDict):
    """`ResourceSecretEnvironmentOverrides` as a dict in wire names."""

    development: NotRequired[str]
    """Value that development gets."""
    preview: NotRequired[str]
    """Value that previews get."""
    production: NotRequired[str]
    """Value that production gets."""


class ResourceSecretDict(TypedDict):
    """`ResourceSecret` as a dict in wire names."""

    environmentOverrides: NotRequired[
        ResourceSecretEnvironmentOverrides | ResourceSecretEnvironmentOverridesDict
    ]
    """Other values for single environments."""
    name: str
    """Name of the environment variable."""
    prefix: NotRequired[str]
    """Text to put before the name."""
    value: str
    """Value of the environment variable."""
