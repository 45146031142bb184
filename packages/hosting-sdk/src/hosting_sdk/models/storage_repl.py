"""`StorageRepl`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class StorageRepl:
    """`StorageRepl`, a part of other types."""

    enabled: bool
    supports_read_only_mode: bool
    welcome_message: str | None = None
