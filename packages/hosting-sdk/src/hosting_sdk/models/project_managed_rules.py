"""`ProjectManagedRules`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.project_managed_rule import ProjectManagedRule


@define(kw_only=True)
class ProjectManagedRules:
    """`ProjectManagedRules`, a part of other types."""

    ai_bots: ProjectManagedRule = field(metadata={"wire": "ai_bots"})
    """Rule set against crawlers of AI applications."""
    bot_filter: ProjectManagedRule = field(metadata={"wire": "bot_filter"})
    """Rule set against bots."""
    owasp: ProjectManagedRule
    """Rule set against the attacks that OWASP lists."""
    vercel_ruleset: ProjectManagedRule = field(metadata={"wire": "vercel_ruleset"})
    """The platform's own rule set."""
