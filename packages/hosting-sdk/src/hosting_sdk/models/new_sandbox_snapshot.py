"""The body of `sandboxes.createSnapshot` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewSandboxSnapshot:
    """The body of `sandboxes.createSnapshot` and 1 more."""

    expiration: Any = UNSET
    """Milliseconds until the snapshot is deleted; 0 keeps it."""


class NewSandboxSnapshotDict(TypedDict):
    """`NewSandboxSnapshot` as a dict in wire names."""

    expiration: NotRequired[Any]
    """Milliseconds until the snapshot is deleted; 0 keeps it."""
