"""A parameter of `projects.getProjectDomains`.

Generated from `manifest/schemas/Env.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

Env: TypeAlias = Literal["production", "preview"] | str
"""A parameter of `projects.getProjectDomains`."""
