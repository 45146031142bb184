"""A parameter of `projects.getProjectDomains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

SystemEnvironment: TypeAlias = Literal["production", "preview"]
"""A parameter of `projects.getProjectDomains`."""
