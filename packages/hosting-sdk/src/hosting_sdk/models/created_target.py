"""`CreatedTarget`, a part of other types.

Generated from `manifest/schemas/CreatedTarget.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.new_target import NewTarget

CreatedTarget: TypeAlias = list[NewTarget] | NewTarget
"""`CreatedTarget`, a part of other types."""
