"""`Info`, a part of other types.

Generated from `manifest/schemas/Info.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Info:
    """`Info`, a part of other types."""

    entrypoint: str | None = None
    name: str
    path: str | None = None
    ready_state: str | None = None
    step: str | None = None
    type: str
