"""The result of `projects.removeProjectEnv`.

Generated from `manifest/schemas/RemoveProjectEnvResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.content_hint import ContentHint
from hosting_sdk.models.created_target import CreatedTarget
from hosting_sdk.models.created_type import CreatedType
from hosting_sdk.models.edit_project_env_response_body import EditProjectEnvResponseBody
from hosting_sdk.models.internal_content_hint import InternalContentHint


@define(kw_only=True)
class RemoveProjectEnvResponseBody1:
    """The result of `projects.removeProjectEnv`."""

    comment: str | None = None
    configuration_id: str | Unset | None = UNSET
    content_hint: ContentHint | Unset | None = UNSET
    created_at: float | None = None
    created_by: str | Unset | None = UNSET
    custom_environment_ids: list[str] | None = None
    decrypted: bool | None = None
    edge_config_id: str | Unset | None = UNSET
    edge_config_token_id: str | Unset | None = UNSET
    git_branch: str | None = None
    id: str | None = None
    internal_content_hint: InternalContentHint | Unset | None = UNSET
    key: str
    legacy_value: str | None = None
    sunset_secret_id: str | None = None
    system: bool | None = None
    target: CreatedTarget | None = None
    type: CreatedType
    updated_at: float | None = None
    updated_by: str | Unset | None = UNSET
    value: str


RemoveProjectEnvResponseBody: TypeAlias = (
    RemoveProjectEnvResponseBody1 | EditProjectEnvResponseBody | list[EditProjectEnvResponseBody]
)
"""The result of `projects.removeProjectEnv`."""
