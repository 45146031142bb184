"""`AccountPlan`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

AccountPlan: TypeAlias = Literal["pro", "enterprise", "hobby"]
"""`AccountPlan`, a part of other types."""
