"""`AliasDeployment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasDeployment:
    """`AliasDeployment`, a part of other types."""

    id: str
    meta: str | None = None
    """Metadata of the deployment as JSON text."""
    url: str
    """Host name of the deployment of its own, without a scheme."""
