"""`Data`, a part of other types.

Generated from `manifest/schemas/Data.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.base import Base
from hosting_sdk.models.conditions import Conditions
from hosting_sdk.models.include import Include


@define(kw_only=True)
class DataRulesOutcomeAll:
    """`rules[].outcome` of `Data`."""

    type: Literal["all"]


@define(kw_only=True)
class DataRulesOutcomeSplit:
    """`rules[].outcome` of `Data`."""

    base: Base
    pass_promille: float
    type: Literal["split"]


@define(kw_only=True)
class DataRules:
    """`rules[]` of `Data`."""

    conditions: list[Conditions]
    id: str
    outcome: DataRulesOutcomeAll | DataRulesOutcomeSplit


@define(kw_only=True)
class Data:
    """`Data`, a part of other types."""

    exclude: dict[str, dict[str, list[Include]]] | None = None
    include: dict[str, dict[str, list[Include]]] | None = None
    rules: list[DataRules] | None = None
