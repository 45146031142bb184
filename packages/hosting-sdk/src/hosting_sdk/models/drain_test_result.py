"""The result of `drains.testDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DrainTestResult:
    """The result of `drains.testDrain`.

    Attributes:
        endpoint: Address that was tried.
        error: Reason why the delivery failed.
        status: Outcome of the test.
    """

    endpoint: str | None = None
    error: str | None = None
    status: str | None = None
