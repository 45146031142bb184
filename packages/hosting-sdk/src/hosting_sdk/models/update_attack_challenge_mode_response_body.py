"""The result of `security.updateAttackChallengeMode`.

Generated from `manifest/schemas/UpdateAttackChallengeModeResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateAttackChallengeModeResponseBody:
    """The result of `security.updateAttackChallengeMode`."""

    attack_mode_enabled: bool
    attack_mode_updated_at: float
