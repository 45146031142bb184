"""`EdgeConfigBackupContent`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.json_value import JsonValue


@define(kw_only=True)
class EdgeConfigBackupContentItem:
    """`items{}` of `EdgeConfigBackupContent`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        description: What the item is for.
        updated_at: Time of the last change, in milliseconds since the epoch.
        value: Value of the item, any JSON.
    """

    created_at: float
    description: str | None = None
    updated_at: float
    value: JsonValue | None


@define(kw_only=True)
class EdgeConfigBackupContent:
    """`EdgeConfigBackupContent`, a part of other types.

    Attributes:
        digest: Hash of the contents; it changes with every change.
        items: Items of the Edge Config, by key.
        slug: Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need
            not be unique.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    digest: str
    items: dict[str, EdgeConfigBackupContentItem]
    slug: str
    updated_at: float
