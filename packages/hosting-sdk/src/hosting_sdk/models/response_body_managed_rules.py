"""`ResponseBodyManagedRules`, a part of other types.

Generated from `manifest/schemas/ResponseBodyManagedRules.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.bot_filter import BotFilter


@define(kw_only=True)
class ResponseBodyManagedRules:
    """`ResponseBodyManagedRules`, a part of other types."""

    ai_bots: BotFilter = field(metadata={"wire": "ai_bots"})
    bot_filter: BotFilter = field(metadata={"wire": "bot_filter"})
    owasp: BotFilter
    vercel_ruleset: BotFilter = field(metadata={"wire": "vercel_ruleset"})
