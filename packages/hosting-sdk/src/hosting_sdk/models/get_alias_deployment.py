"""`GetAliasDeployment`, a part of other types.

Generated from `manifest/schemas/GetAliasDeployment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetAliasDeployment:
    """`GetAliasDeployment`, a part of other types."""

    id: str
    meta: str | None = None
    url: str
