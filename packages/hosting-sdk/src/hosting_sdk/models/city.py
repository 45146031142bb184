"""`City`, a part of other types.

Generated from `manifest/schemas/City.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CityNames:
    """`names` of `City`."""

    en: str


@define(kw_only=True)
class City:
    """`City`, a part of other types."""

    names: CityNames
