"""`ResourceSecret`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ResourceSecretEnvironmentOverrides:
    """`environmentOverrides` of `ResourceSecret`.

    Attributes:
        development: Value that development gets.
        preview: Value that previews get.
        production: Value that production gets.
    """

    development: str | None = None
    preview: str | None = None
    production: str | None = None


@define(kw_only=True)
class ResourceSecret:
    """`ResourceSecret`, a part of other types.

    Attributes:
        environment_overrides: Other values for single environments.
        name: Name of the environment variable.
        prefix: Text to put before the name.
        value: Value of the environment variable.
    """

    environment_overrides: ResourceSecretEnvironmentOverrides | None = None
    name: str
    prefix: str | None = None
    value: str


class ResourceSecretEnvironmentOverridesDict(TypedDict):
    """`ResourceSecretEnvironmentOverrides` as a dict in wire names."""

    development: NotRequired[str]
    preview: NotRequired[str]
    production: NotRequired[str]


class ResourceSecretDict(TypedDict):
    """`ResourceSecret` as a dict in wire names."""

    environmentOverrides: NotRequired[
        ResourceSecretEnvironmentOverrides | ResourceSecretEnvironmentOverridesDict
    ]
    name: str
    prefix: NotRequired[str]
    value: str
