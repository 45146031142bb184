"""`Hidden`, a part of other types.

Generated from `manifest/schemas/Hidden.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from hosting_sdk.models.ui_formatted_value import UiFormattedValue

Hidden: TypeAlias = UiFormattedValue | bool | Literal["update", "create"] | str
"""`Hidden`, a part of other types."""
