"""`TrustedIpsScope`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

TrustedIpsScope: TypeAlias = Literal[
    "production",
    "all",
    "preview",
    "prod_deployment_urls_and_all_previews",
    "all_except_custom_domains",
]
"""`TrustedIpsScope`, a part of other types."""
