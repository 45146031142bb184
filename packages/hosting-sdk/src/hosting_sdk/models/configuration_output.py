"""`ConfigurationOutput`, a part of other types.

Generated from `manifest/schemas/ConfigurationOutput.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ConfigurationOutput:
    """`ConfigurationOutput`, a part of other types."""

    pending_subscription_change_id: str
