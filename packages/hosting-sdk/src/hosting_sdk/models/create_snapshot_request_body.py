"""The body of `sandboxes.createSnapshot` and 1 more.

Generated from `manifest/schemas/CreateSnapshotRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class CreateSnapshotRequestBody:
    """The body of `sandboxes.createSnapshot` and 1 more."""

    expiration: Any = UNSET
