"""`NewProjects`, a part of other types.

Generated from `manifest/schemas/NewProjects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NewProjects:
    """`NewProjects`, a part of other types."""

    project_id: str
    project_name: str | None = None
