"""`Schemas`, a part of other types.

Generated from `manifest/schemas/Schemas.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Schemas:
    """`Schemas`, a part of other types."""

    version: str
