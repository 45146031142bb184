"""`DefaultResourceConfig`, a part of other types.

Generated from `manifest/schemas/DefaultResourceConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.build_queue import BuildQueue


@define(kw_only=True)
class DefaultResourceConfig:
    """`DefaultResourceConfig`, a part of other types."""

    build_machine_elastic_last_updated: float | None = None
    build_machine_selection: Literal["fixed", "elastic"] | str | None = None
    build_machine_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    build_queue: BuildQueue | None = None
    elastic_concurrency_enabled: bool | None = None
    enable_functions_beta: bool | None = None
    fluid: bool | None = None
    function_default_memory_type: (
        Literal["standard", "standard_legacy", "performance"] | str | None
    ) = None
    function_default_regions: list[str]
    function_default_timeout: float | None = None
    function_zero_config_failover: bool | None = None
    is_nsnb_disabled: bool | None = field(default=None, metadata={"wire": "isNSNBDisabled"})
