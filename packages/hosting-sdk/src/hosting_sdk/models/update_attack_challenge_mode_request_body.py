"""The body of `security.updateAttackChallengeMode`.

Generated from `manifest/schemas/UpdateAttackChallengeModeRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class UpdateAttackChallengeModeRequestBody1:
    """The body of `security.updateAttackChallengeMode`."""

    attack_mode_active_until: float
    attack_mode_enabled: bool
    project_id: str


@define(kw_only=True)
class UpdateAttackChallengeModeRequestBody2:
    """The body of `security.updateAttackChallengeMode`."""

    attack_mode_enabled: bool
    project_id: str


UpdateAttackChallengeModeRequestBody: TypeAlias = (
    UpdateAttackChallengeModeRequestBody1 | UpdateAttackChallengeModeRequestBody2
)
"""The body of `security.updateAttackChallengeMode`."""
