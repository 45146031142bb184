"""`UiDescription`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.ui_formatted_value import UiFormattedValue

UiDescription: TypeAlias = UiFormattedValue | str
"""`UiDescription`, a part of other types."""
