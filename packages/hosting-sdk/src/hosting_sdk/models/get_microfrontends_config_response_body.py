"""The result of `microfrontends.getMicrofrontendsConfig` and 1 more.

Generated from `manifest/schemas/GetMicrofrontendsConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigApplications1Development:
    """`config.applications{}.development` of `GetMicrofrontendsConfigResponseBody`."""

    fallback: str
    local: KeyEq | None = None
    task: str | None = None


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigApplications1:
    """`config.applications{}` of `GetMicrofrontendsConfigResponseBody`."""

    development: GetMicrofrontendsConfigResponseBodyConfigApplications1Development
    package_name: str | None = None
    project_id: str


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigApplications2Development:
    """`config.applications{}.development` of `GetMicrofrontendsConfigResponseBody`."""

    fallback: str | None = None
    local: KeyEq | None = None
    task: str | None = None


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigApplications2Routing:
    """`config.applications{}.routing[]` of `GetMicrofrontendsConfigResponseBody`."""

    flag: str | None = None
    group: str | None = None
    paths: list[str]


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigApplications2:
    """`config.applications{}` of `GetMicrofrontendsConfigResponseBody`."""

    asset_prefix: str | None = None
    development: GetMicrofrontendsConfigResponseBodyConfigApplications2Development | None = None
    package_name: str | None = None
    project_id: str
    routing: list[GetMicrofrontendsConfigResponseBodyConfigApplications2Routing]


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfigOptions:
    """`config.options` of `GetMicrofrontendsConfigResponseBody`."""

    disable_overrides: bool | None = None
    local_proxy_port: float | None = None


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBodyConfig:
    """`config` of `GetMicrofrontendsConfigResponseBody`."""

    schema: str | None = field(default=None, metadata={"wire": "$schema"})
    applications: dict[
        str,
        GetMicrofrontendsConfigResponseBodyConfigApplications1
        | GetMicrofrontendsConfigResponseBodyConfigApplications2,
    ]
    options: GetMicrofrontendsConfigResponseBodyConfigOptions | None = None
    version: Literal["1"] | str | None = None


@define(kw_only=True)
class GetMicrofrontendsConfigResponseBody:
    """The result of `microfrontends.getMicrofrontendsConfig` and 1 more."""

    config: GetMicrofrontendsConfigResponseBodyConfig | None
