"""`BuildSpec`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class BuildSpec:
    """`BuildSpec`, a part of other types."""

    dest: str | None = None
    src: str | None = None
    use: str
