"""`Lint`, a part of other types.

Generated from `manifest/schemas/Lint.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Lint:
    """`Lint`, a part of other types."""

    targets: list[str]
