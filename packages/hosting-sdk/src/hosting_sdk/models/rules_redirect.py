"""`RulesRedirect`, a part of other types.

Generated from `manifest/schemas/RulesRedirect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RulesRedirect:
    """`RulesRedirect`, a part of other types."""

    location: str
    permanent: bool
