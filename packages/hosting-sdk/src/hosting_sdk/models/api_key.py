"""`ApiKey`, a part of other types.

Generated from `manifest/schemas/ApiKey.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ApiKey:
    """`ApiKey`, a part of other types."""

    id: str
    name: str
