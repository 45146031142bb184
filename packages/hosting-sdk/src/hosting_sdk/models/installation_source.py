"""A parameter of `integrations.getBillingPlans`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

InstallationSource: TypeAlias = Literal[
    "marketplace",
    "deploy-button",
    "external",
    "v0",
    "resource-claims",
    "cli",
    "oauth",
    "backoffice",
]
"""A parameter of `integrations.getBillingPlans`."""
