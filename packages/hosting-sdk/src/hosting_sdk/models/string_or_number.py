"""A parameter of `deployments.getDeploymentEvents` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

StringOrNumber: TypeAlias = str | float
"""A parameter of `deployments.getDeploymentEvents` and 1 more."""
