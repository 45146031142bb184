"""`ContentHint`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class ContentHintRedisUrl:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["redis-url"]


@define(kw_only=True)
class ContentHintRedisRestApiUrl:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["redis-rest-api-url"]


@define(kw_only=True)
class ContentHintRedisRestApiToken:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["redis-rest-api-token"]


@define(kw_only=True)
class ContentHintRedisRestApiReadOnlyToken:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["redis-rest-api-read-only-token"]


@define(kw_only=True)
class ContentHintBlobReadWriteToken:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["blob-read-write-token"]


@define(kw_only=True)
class ContentHintPostgresUrl:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-url"]


@define(kw_only=True)
class ContentHintPostgresUrlNonPooling:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-url-non-pooling"]


@define(kw_only=True)
class ContentHintPostgresPrismaUrl:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-prisma-url"]


@define(kw_only=True)
class ContentHintPostgresUser:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-user"]


@define(kw_only=True)
class ContentHintPostgresHost:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-host"]


@define(kw_only=True)
class ContentHintPostgresPassword:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-password"]


@define(kw_only=True)
class ContentHintPostgresDatabase:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-database"]


@define(kw_only=True)
class ContentHintPostgresUrlNoSsl:
    """`ContentHint`, a part of other types.

    Attributes:
        store_id: ID of the store that the value belongs to.
    """

    store_id: str
    type: Literal["postgres-url-no-ssl"]


@define(kw_only=True)
class ContentHintIntegrationStoreSecret:
    """`ContentHint`, a part of other types.

    Attributes:
        integration_configuration_id: ID of the installed integration (prefix `icfg_`).
        integration_id: ID of the integration (prefix `oac_`).
        integration_product_id: ID of the integration's product (prefix `iap_`).
        store_id: ID of the store that the value belongs to.
    """

    integration_configuration_id: str
    integration_id: str
    integration_product_id: str
    store_id: str
    type: Literal["integration-store-secret"]


@define(kw_only=True)
class ContentHintFlagsConnectionString:
    """`ContentHint`, a part of other types.

    Attributes:
        project_id: ID of the project (prefix `prj_`).
    """

    project_id: str
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
