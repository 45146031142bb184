"""`Geolocation`, a part of other types.

Generated from `manifest/schemas/Geolocation.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.city import City


@define(kw_only=True)
class Geolocation:
    """`Geolocation`, a part of other types."""

    city: City | None = None
    country: City
    most_specific_subdivision: City | None = field(
        default=None, metadata={"wire": "most_specific_subdivision"}
    )
    region_name: str | None = None
