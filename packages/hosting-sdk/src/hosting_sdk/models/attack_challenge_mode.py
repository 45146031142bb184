"""The result of `security.updateAttackChallengeMode`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AttackChallengeMode:
    """The result of `security.updateAttackChallengeMode`."""

    attack_mode_enabled: bool
    """Whether attack challenge mode is on."""
    attack_mode_updated_at: float
    """Time when attack challenge mode was last changed, in milliseconds since the epoch."""
