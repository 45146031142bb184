"""`CreateProjectCrons`, a part of other types.

Generated from `manifest/schemas/CreateProjectCrons.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CreateProjectCronsDefinitions:
    """`definitions[]` of `CreateProjectCrons`."""

    description: str | None = None
    host: str
    host_inferred: bool | None = None
    path: str
    schedule: str
    source: Literal["api"] | str | None = None


@define(kw_only=True)
class CreateProjectCrons:
    """`CreateProjectCrons`, a part of other types."""

    definitions: list[CreateProjectCronsDefinitions]
    deployment_id: str | None
    disabled_at: float | None
    enabled_at: float
    updated_at: float
