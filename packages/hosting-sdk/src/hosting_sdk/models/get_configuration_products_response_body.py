"""The result of `integrations.getConfigurationProducts`.

Generated from `manifest/schemas/GetConfigurationProductsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.ai import Ai
from hosting_sdk.models.group import Group
from hosting_sdk.models.metadata_schema import MetadataSchema
from hosting_sdk.models.primary_protocol import PrimaryProtocol
from hosting_sdk.models.repl import Repl
from hosting_sdk.models.transforms import Transforms


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProductsProtocolsExperimentation:
    """`products[].protocols.experimentation` of `GetConfigurationProductsResponseBody`."""

    edge_config_syncing_support: bool | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProductsProtocolsLogDrain:
    """`products[].protocols.logDrain` of `GetConfigurationProductsResponseBody`."""

    endpoint: str
    format: Literal["json", "ndjson"] | str
    headers: dict[str, str] | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProductsProtocolsStorage:
    """`products[].protocols.storage` of `GetConfigurationProductsResponseBody`."""

    repl: Repl | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProductsProtocolsTraceDrain:
    """`products[].protocols.traceDrain` of `GetConfigurationProductsResponseBody`."""

    endpoint: str
    format: Literal["proto", "json"] | str
    headers: dict[str, str] | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProductsProtocols:
    """`products[].protocols` of `GetConfigurationProductsResponseBody`."""

    ai: Ai | None = None
    authentication: Ai | None = None
    checks: Ai | None = None
    experimentation: GetConfigurationProductsResponseBodyProductsProtocolsExperimentation | None = (
        None
    )
    log_drain: GetConfigurationProductsResponseBodyProductsProtocolsLogDrain | None = None
    messaging: Ai | None = None
    observability: Ai | None = None
    other: Ai | None = None
    storage: GetConfigurationProductsResponseBodyProductsProtocolsStorage | None = None
    trace_drain: GetConfigurationProductsResponseBodyProductsProtocolsTraceDrain | None = None
    video: Ai | None = None
    workflow: Ai | None = None


@define(kw_only=True)
class GetConfigurationProductsResponseBodyProducts:
    """`products[]` of `GetConfigurationProductsResponseBody`."""

    id: str
    metadata_schema: MetadataSchema
    name: str
    primary_protocol: PrimaryProtocol | None = None
    protocols: GetConfigurationProductsResponseBodyProductsProtocols
    slug: str


@define(kw_only=True)
class GetConfigurationProductsResponseBody:
    """The result of `integrations.getConfigurationProducts`."""

    configuration: Transforms
    integration: Group
    products: list[GetConfigurationProductsResponseBodyProducts]
