"""`ProjectResourceConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.build_queue_config import BuildQueueConfig


@define(kw_only=True)
class ProjectResourceConfig:
    """`ProjectResourceConfig`, a part of other types."""

    build_machine_elastic_last_updated: float | None = None
    """Time when the elastic choice was last changed, in milliseconds since the epoch."""
    build_machine_selection: Literal["fixed", "elastic"] | str | None = None
    """Whether the size of the build machine is `fixed`, or chosen for each build (`elastic`)."""
    build_machine_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    """Size of the build machine: `standard`, `enhanced` or `turbo`."""
    build_queue: BuildQueueConfig | None = None
    """Rules by which builds wait for each other."""
    elastic_concurrency_enabled: bool | None = None
    """Whether builds start at once in place of waiting for others, for a charge."""
    enable_functions_beta: bool | None = None
    fluid: bool | None = None
    """Whether functions use fluid compute."""
    function_default_memory_type: (
        Literal["standard", "standard_legacy", "performance"] | str | None
    ) = None
    """Memory class of functions, such as `standard`."""
    function_default_regions: list[str]
    """Regions that functions run in, such as `iad1`; at least one."""
    function_default_timeout: float | None = None
    """Seconds after which functions are stopped, 1 to 900."""
    function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    is_nsnb_disabled: bool | None = field(default=None, metadata={"wire": "isNSNBDisabled"})
