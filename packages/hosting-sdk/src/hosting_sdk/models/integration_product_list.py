"""The result of `integrations.getConfigurationProducts`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.identifier import Identifier
from hosting_sdk.models.integration_protocol import IntegrationProtocol
from hosting_sdk.models.integration_reference import IntegrationReference
from hosting_sdk.models.metadata_schema import MetadataSchema
from hosting_sdk.models.protocol_status import ProtocolStatus
from hosting_sdk.models.storage_repl import StorageRepl


@define(kw_only=True)
class IntegrationProductProtocolsExperimentation:
    """`products[].protocols.experimentation` of `IntegrationProductList`."""

    edge_config_syncing_support: bool | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class IntegrationProductProtocolsLogDrain:
    """`products[].protocols.logDrain` of `IntegrationProductList`."""

    endpoint: str
    format: Literal["json", "ndjson"] | str
    headers: dict[str, str] | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class IntegrationProductProtocolsStorage:
    """`products[].protocols.storage` of `IntegrationProductList`."""

    repl: StorageRepl | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class IntegrationProductProtocolsTraceDrain:
    """`products[].protocols.traceDrain` of `IntegrationProductList`."""

    endpoint: str
    format: Literal["proto", "json"] | str
    headers: dict[str, str] | None = None
    status: Literal["disabled", "enabled"] | str


@define(kw_only=True)
class IntegrationProductProtocols:
    """`products[].protocols` of `IntegrationProductList`."""

    ai: ProtocolStatus | None = None
    authentication: ProtocolStatus | None = None
    checks: ProtocolStatus | None = None
    """State of the checks that block a stage of the deployment."""
    experimentation: IntegrationProductProtocolsExperimentation | None = None
    log_drain: IntegrationProductProtocolsLogDrain | None = None
    messaging: ProtocolStatus | None = None
    observability: ProtocolStatus | None = None
    other: ProtocolStatus | None = None
    storage: IntegrationProductProtocolsStorage | None = None
    trace_drain: IntegrationProductProtocolsTraceDrain | None = None
    video: ProtocolStatus | None = None
    workflow: ProtocolStatus | None = None


@define(kw_only=True)
class IntegrationProduct:
    """`products[]` of `IntegrationProductList`."""

    id: str
    metadata_schema: MetadataSchema
    name: str
    primary_protocol: IntegrationProtocol | str | None = None
    protocols: IntegrationProductProtocols
    slug: str


@define(kw_only=True)
class IntegrationProductList:
    """The result of `integrations.getConfigurationProducts`."""

    configuration: Identifier
    integration: IntegrationReference
    products: list[IntegrationProduct]
