"""`EnvironmentTargets`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.environment_target import EnvironmentTarget

EnvironmentTargets: TypeAlias = list[EnvironmentTarget | str] | EnvironmentTarget
"""`EnvironmentTargets`, a part of other types."""
