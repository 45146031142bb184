"""`TeamPermission`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

TeamPermission: TypeAlias = Literal[
    "IntegrationManager",
    "CreateProject",
    "FullProductionDeployment",
    "UsageViewer",
    "EnvVariableManager",
    "EnvironmentManager",
    "V0Builder",
    "V0Chatter",
    "V0Viewer",
]
"""`TeamPermission`, a part of other types."""
