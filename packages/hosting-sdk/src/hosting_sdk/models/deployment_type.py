"""`DeploymentType`, a part of other types.

Generated from `manifest/schemas/DeploymentType.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

DeploymentType: TypeAlias = (
    Literal["preview", "all", "prod_deployment_urls_and_all_previews", "all_except_custom_domains"]
    | str
)
"""`DeploymentType`, a part of other types."""
