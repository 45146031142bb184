"""The body of `projects.createProjectEnv`.

Generated from `manifest/schemas/CreateProjectEnvRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.create_project_env_request_body1 import CreateProjectEnvRequestBody1

CreateProjectEnvRequestBody: TypeAlias = (
    CreateProjectEnvRequestBody1 | list[CreateProjectEnvRequestBody1]
)
"""The body of `projects.createProjectEnv`."""
