"""The body of `security.updateAttackChallengeMode`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class EnableAttackChallengeModeRequest:
    """The body of `security.updateAttackChallengeMode`.

    Attributes:
        attack_mode_active_until: Time when attack challenge mode ends, in milliseconds since the
            epoch; null for no end.
        attack_mode_enabled: Whether attack challenge mode is on.
        project_id: ID of the project (prefix `prj_`).
    """

    attack_mode_active_until: float
    attack_mode_enabled: bool
    project_id: str


@define(kw_only=True)
class SetAttackChallengeModeRequest:
    """The body of `security.updateAttackChallengeMode`.

    Attributes:
        attack_mode_enabled: Whether attack challenge mode is on.
        project_id: ID of the project (prefix `prj_`).
    """

    attack_mode_enabled: bool
    project_id: str


class EnableAttackChallengeModeRequestDict(TypedDict):
    """`EnableAttackChallengeModeRequest` as a dict in wire names."""

    attackModeActiveUntil: float
    attackModeEnabled: bool
    projectId: str


class SetAttackChallengeModeRequestDict(TypedDict):
    """`SetAttackChallengeModeRequest` as a dict in wire names."""

    attackModeEnabled: bool
    projectId: str


UpdateAttackChallengeModeRequest: TypeAlias = (
    EnableAttackChallengeModeRequest | SetAttackChallengeModeRequest
)
"""The body of `security.updateAttackChallengeMode`."""

UpdateAttackChallengeModeRequestDict: TypeAlias = (
    EnableAttackChallengeModeRequestDict | SetAttackChallengeModeRequestDict
)
"""`UpdateAttackChallengeModeRequest` as plain data in wire names."""
