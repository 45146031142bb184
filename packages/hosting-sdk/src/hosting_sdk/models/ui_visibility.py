"""`UiVisibility`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from hosting_sdk.models.ui_formatted_value import UiFormattedValue

UiVisibility: TypeAlias = UiFormattedValue | bool | Literal["update", "create"]
"""`UiVisibility`, a part of other types."""
