"""The result of `microfrontends.getMicrofrontendsConfig` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DefaultMicrofrontendConfigDevelopment:
    """`config.applications{}.development` of `MicrofrontendsConfigResult`.

    Attributes:
        fallback: Host that serves the application where it does not run locally.
        local: Port or host where the application runs locally.
        task: Script that starts the development server.
    """

    fallback: str
    local: StringOrNumber | None = None
    task: str | None = None


@define(kw_only=True)
class DefaultMicrofrontendConfig:
    """`config.applications{}` of `MicrofrontendsConfigResult`.

    Attributes:
        development: How the application runs in development.
        package_name: Name of the application's package.
        project_id: ID of the project (prefix `prj_`).
    """

    development: DefaultMicrofrontendConfigDevelopment
    package_name: str | None = None
    project_id: str


@define(kw_only=True)
class MicrofrontendConfigDevelopment:
    """`config.applications{}.development` of `MicrofrontendsConfigResult`.

    Attributes:
        fallback: Host that serves the application where it does not run locally.
        local: Port or host where the application runs locally.
        task: Script that starts the development server.
    """

    fallback: str | None = None
    local: StringOrNumber | None = None
    task: str | None = None


@define(kw_only=True)
class MicrofrontendConfigRouting:
    """`config.applications{}.routing[]` of `MicrofrontendsConfigResult`.

    Attributes:
        flag: Feature flag that decides whether the paths are served.
        group: Name of the group of paths.
        paths: Path expressions that the application serves.
    """

    flag: str | None = None
    group: str | None = None
    paths: list[str]


@define(kw_only=True)
class MicrofrontendConfig:
    """`config.applications{}` of `MicrofrontendsConfigResult`.

    Attributes:
        asset_prefix: Beginning of the paths of assets, in place of the one made by itself.
        development: How the application runs in development.
        package_name: Name of the application's package.
        project_id: ID of the project (prefix `prj_`).
        routing: Paths that the application serves, in groups.
    """

    asset_prefix: str | None = None
    development: MicrofrontendConfigDevelopment | None = None
    package_name: str | None = None
    project_id: str
    routing: list[MicrofrontendConfigRouting]


@define(kw_only=True)
class MicrofrontendsConfigOptions:
    """`config.options` of `MicrofrontendsConfigResult`.

    Attributes:
        disable_overrides: Whether overrides are turned off.
        local_proxy_port: Port of the local proxy; 3024 if it is absent.
    """

    disable_overrides: bool | None = None
    local_proxy_port: float | None = None


@define(kw_only=True)
class MicrofrontendsConfig:
    """`config` of `MicrofrontendsConfigResult`.

    Attributes:
        applications: Applications, by name.
        version: Version of the configuration's format.
    """

    schema: str | None = field(default=None, metadata={"wire": "$schema"})
    applications: dict[str, DefaultMicrofrontendConfig | MicrofrontendConfig]
    options: MicrofrontendsConfigOptions | None = None
    version: Literal["1"] | str | None = None


@define(kw_only=True)
class MicrofrontendsConfigResult:
    """The result of `microfrontends.getMicrofrontendsConfig` and 1 more."""

    config: MicrofrontendsConfig | None
