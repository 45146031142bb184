"""`Period`, a part of other types.

Generated from `manifest/schemas/Period.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define


@define(kw_only=True)
class Period:
    """`Period`, a part of other types."""

    end: datetime | str
    start: datetime | str
