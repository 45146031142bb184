"""A parameter of `checksV2.listProjectChecks`.

Generated from `manifest/schemas/Blocks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

Blocks: TypeAlias = (
    Literal["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"]
    | str
)
"""A parameter of `checksV2.listProjectChecks`."""
