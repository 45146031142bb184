"""`BuildQueue`, a part of other types.

Generated from `manifest/schemas/BuildQueue.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BuildQueue:
    """`BuildQueue`, a part of other types."""

    configuration: Literal["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"] | str | None = None
