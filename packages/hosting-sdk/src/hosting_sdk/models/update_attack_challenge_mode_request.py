"""The body of `security.updateAttackChallengeMode`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class EnableAttackChallengeModeRequest:
    """The body of `security.updateAttackChallengeMode`."""

    attack_mode_active_until: float
    """Time when attack challenge mode ends, in milliseconds since the epoch; null for no end."""
    attack_mode_enabled: bool
    """Whether attack challenge mode is on."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class SetAttackChallengeModeRequest:
    """The body of `security.updateAttackChallengeMode`."""

    attack_mode_enabled: bool
    """Whether attack challenge mode is on."""
    project_id: str
    """ID of the project (prefix `prj_`)."""


class EnableAttackChallengeModeRequestDict(TypedDict):
    """`EnableAttackChallengeModeRequest` as a dict in wire names."""

    attackModeActiveUntil: float
    """Time when attack challenge mode ends, in milliseconds since the epoch; null for no end."""
    attackModeEnabled: bool
    """Whether attack challenge mode is on."""
    projectId: str
    """ID of the project (prefix `prj_`)."""


class SetAttackChallengeModeRequestDict(TypedDict):
    """`SetAttackChallengeModeRequest` as a dict in wire names."""

    attackModeEnabled: bool
    """Whether attack challenge mode is on."""
    projectId: str
    """ID of the project (prefix `prj_`)."""


UpdateAttackChallengeModeRequest: TypeAlias = (
    EnableAttackChallengeModeRequest | SetAttackChallengeModeRequest
)
"""The body of `security.updateAttackChallengeMode`."""

UpdateAttackChallengeModeRequestDict: TypeAlias = (
    EnableAttackChallengeModeRequestDict | SetAttackChallengeModeRequestDict
)
"""`UpdateAttackChallengeModeRequest` as plain data in wire names."""
