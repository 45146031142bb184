"""`DefaultApp`, a part of other types.

Generated from `manifest/schemas/DefaultApp.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DefaultApp:
    """`DefaultApp`, a part of other types."""

    default_route: str | None = None
    project_id: str
