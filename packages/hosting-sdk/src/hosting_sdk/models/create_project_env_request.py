"""The body of `projects.createProjectEnv`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypeAlias

from hosting_sdk.models.new_environment_variable import (
    NewEnvironmentVariable,
    NewEnvironmentVariableDict,
)

CreateProjectEnvRequest: TypeAlias = NewEnvironmentVariable | list[NewEnvironmentVariable]
"""The body of `projects.createProjectEnv`."""

CreateProjectEnvRequestDict: TypeAlias = (
    NewEnvironmentVariableDict | Sequence[NewEnvironmentVariable | NewEnvironmentVariableDict]
)
"""`CreateProjectEnvRequest` as plain data in wire names."""
