"""`OptionsAllowlist`, a part of other types.

Generated from `manifest/schemas/OptionsAllowlist.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class OptionsAllowlistPaths:
    """`paths[]` of `OptionsAllowlist`."""

    value: str


@define(kw_only=True)
class OptionsAllowlist:
    """`OptionsAllowlist`, a part of other types."""

    paths: list[OptionsAllowlistPaths]
