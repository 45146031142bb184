"""The result of `drains.testDrain`.

Generated from `manifest/schemas/TestDrainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define


@define(kw_only=True)
class TestDrainResponseBody1:
    """The result of `drains.testDrain`."""

    endpoint: str
    error: str
    status: str


TestDrainResponseBody: TypeAlias = TestDrainResponseBody1 | dict[str, Any]
"""The result of `drains.testDrain`."""
