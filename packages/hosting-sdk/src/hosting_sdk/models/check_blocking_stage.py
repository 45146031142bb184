"""A parameter of `checksV2.listProjectChecks`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

CheckBlockingStage: TypeAlias = Literal[
    "build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"
]
"""A parameter of `checksV2.listProjectChecks`."""
