"""A parameter of `sandboxesV2Beta.getSandboxesV2`.

Generated from `manifest/schemas/Target.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

Target: TypeAlias = str | list[str]
"""A parameter of `sandboxesV2Beta.getSandboxesV2`."""
