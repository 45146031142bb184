"""`Project`, a part of other types.

Generated from `manifest/schemas/Project.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Project:
    """`Project`, a part of other types."""

    id: str
    name: str | None = None
