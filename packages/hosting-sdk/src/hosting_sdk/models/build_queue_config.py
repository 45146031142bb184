"""`BuildQueueConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BuildQueueConfig:
    """`BuildQueueConfig`, a part of other types."""

    configuration: Literal["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"] | str | None = None
    """Whether builds of one branch wait for each other: `WAIT_FOR_NAMESPACE_QUEUE` or
    `SKIP_NAMESPACE_QUEUE`."""


class BuildQueueConfigDict(TypedDict):
    """`BuildQueueConfig` as a dict in wire names."""

    configuration: NotRequired[Literal["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]]
    """Whether builds of one branch wait for each other: `WAIT_FOR_NAMESPACE_QUEUE` or
    `SKIP_NAMESPACE_QUEUE`."""
