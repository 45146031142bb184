"""`Secrets`, a part of other types.

Generated from `manifest/schemas/Secrets.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Secrets:
    """`Secrets`, a part of other types."""

    name: str
    value: str
