"""`Github`, a part of other types.

Generated from `manifest/schemas/Github.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Github:
    """`Github`, a part of other types."""

    login: str | None = None
