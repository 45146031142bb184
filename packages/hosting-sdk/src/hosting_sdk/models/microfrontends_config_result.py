"""The result of `microfrontends.getMicrofrontendsConfig` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DefaultMicrofrontendConfigDevelopment:
    """`config.applications{}.development` of `MicrofrontendsConfigResult`."""

    fallback: str
    """Host that serves the application where it does not run locally."""
    local: StringOrNumber | None = None
    """Port or host where the application runs locally."""
    task: str | None = None
    """Script that starts the development server."""


@define(kw_only=True)
class DefaultMicrofrontendConfig:
    """`config.applications{}` of `MicrofrontendsConfigResult`."""

    development: DefaultMicrofrontendConfigDevelopment
    """Settings of the application in development."""
    package_name: str | None = None
    """Name of the application's package."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class MicrofrontendConfigDevelopment:
    """`config.applications{}.development` of `MicrofrontendsConfigResult`."""

    fallback: str | None = None
    """Host that serves the application where it does not run locally."""
    local: StringOrNumber | None = None
    """Port or host where the application runs locally."""
    task: str | None = None
    """Script that starts the development server."""


@define(kw_only=True)
class MicrofrontendConfigRouting:
    """`config.applications{}.routing[]` of `MicrofrontendsConfigResult`."""

    flag: str | None = None
    """Feature flag that decides whether the paths are served."""
    group: str | None = None
    """Name of the group of paths."""
    paths: list[str]
    """Path expressions that the application serves."""


@define(kw_only=True)
class MicrofrontendConfig:
    """`config.applications{}` of `MicrofrontendsConfigResult`."""

    asset_prefix: str | None = None
    """Beginning of the paths of assets, in place of the one made by itself."""
    development: MicrofrontendConfigDevelopment | None = None
    """Settings of the application in development."""
    package_name: str | None = None
    """Name of the application's package."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    routing: list[MicrofrontendConfigRouting]
    """Paths that the application serves, in groups."""


@define(kw_only=True)
class MicrofrontendsConfigOptions:
    """`config.options` of `MicrofrontendsConfigResult`."""

    disable_overrides: bool | None = None
    """Whether overrides are turned off."""
    local_proxy_port: float | None = None
    """Port of the local proxy; 3024 if it is absent."""


@define(kw_only=True)
class MicrofrontendsConfig:
    """`config` of `MicrofrontendsConfigResult`."""

    schema: str | None = field(default=None, metadata={"wire": "$schema"})
    applications: dict[str, DefaultMicrofrontendConfig | MicrofrontendConfig]
    """Applications, by name."""
    options: MicrofrontendsConfigOptions | None = None
    version: Literal["1"] | str | None = None
    """Version of the configuration's format."""


@define(kw_only=True)
class MicrofrontendsConfigResult:
    """The result of `microfrontends.getMicrofrontendsConfig` and 1 more."""

    config: MicrofrontendsConfig | None
