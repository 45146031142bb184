"""The result of `drains.testDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DrainTestResult:
    """The result of `drains.testDrain`."""

    endpoint: str | None = None
    """Address that was tried."""
    error: str | None = None
    """Reason why the delivery failed."""
    status: str | None = None
    """Outcome of the test."""
