"""`ContentHint`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class ContentHintRedisUrl:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["redis-url"]


@define(kw_only=True)
class ContentHintRedisRestApiUrl:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["redis-rest-api-url"]


@define(kw_only=True)
class ContentHintRedisRestApiToken:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["redis-rest-api-token"]


@define(kw_only=True)
class ContentHintRedisRestApiReadOnlyToken:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["redis-rest-api-read-only-token"]


@define(kw_only=True)
class ContentHintBlobReadWriteToken:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["blob-read-write-token"]


@define(kw_only=True)
class ContentHintPostgresUrl:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-url"]


@define(kw_only=True)
class ContentHintPostgresUrlNonPooling:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-url-non-pooling"]


@define(kw_only=True)
class ContentHintPostgresPrismaUrl:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-prisma-url"]


@define(kw_only=True)
class ContentHintPostgresUser:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-user"]


@define(kw_only=True)
class ContentHintPostgresHost:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-host"]


@define(kw_only=True)
class ContentHintPostgresPassword:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-password"]


@define(kw_only=True)
class ContentHintPostgresDatabase:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-database"]


@define(kw_only=True)
class ContentHintPostgresUrlNoSsl:
    """`ContentHint`, a part of other types."""

    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["postgres-url-no-ssl"]


@define(kw_only=True)
class ContentHintIntegrationStoreSecret:
    """`ContentHint`, a part of other types."""

    integration_configuration_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    integration_id: str
    """ID of the integration (prefix `oac_`)."""
    integration_product_id: str
    """ID of the integration's product (prefix `iap_`)."""
    store_id: str
    """ID of the store that the value belongs to."""
    type: Literal["integration-store-secret"]


@define(kw_only=True)
class ContentHintFlagsConnectionString:
    """`ContentHint`, a part of other types."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    type: Literal["flags-connection-string"]


ContentHint: TypeAlias = (
    ContentHintRedisUrl
    | ContentHintRedisRestApiUrl
    | ContentHintRedisRestApiToken
    | ContentHintRedisRestApiReadOnlyToken
    | ContentHintBlobReadWriteToken
    | ContentHintPostgresUrl
    | ContentHintPostgresUrlNonPooling
    | ContentHintPostgresPrismaUrl
    | ContentHintPostgresUser
    | ContentHintPostgresHost
    | ContentHintPostgresPassword
    | ContentHintPostgresDatabase
    | ContentHintPostgresUrlNoSsl
    | ContentHintIntegrationStoreSecret
    | ContentHintFlagsConnectionString
)
"""`ContentHint`, a part of other types."""
