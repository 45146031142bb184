"""The result of `apiObservability.updateObservabilityConfigurationProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateObservabilityConfigurationProjectResult:
    """The result of `apiObservability.updateObservabilityConfigurationProject`."""

    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    id: str
