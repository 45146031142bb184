"""`TeamPermissions`, a part of other types.

Generated from `manifest/schemas/TeamPermissions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

TeamPermissions: TypeAlias = (
    Literal[
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
    | str
)
"""`TeamPermissions`, a part of other types."""
