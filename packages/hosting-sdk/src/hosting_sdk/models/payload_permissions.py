"""`PayloadPermissions`, a part of other types.

Generated from `manifest/schemas/PayloadPermissions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

PayloadPermissions: TypeAlias = Literal[
    "read:domain",
    "read-write:domain",
    "read:team",
    "read:billing",
    "read-write:billing",
    "read-write:ai-gateway-api-key",
    "use:ai-gateway",
    "read-write:project-env-vars",
    "read-write:drains",
    "read-write:edge-config",
    "read:monitoring",
    "read:access-group",
    "read:integration-configuration",
    "read-write:integration-configuration",
    "read-write:integration-resource",
    "read-write:blob",
    "read:event",
    "read-write:remote-cache",
    "read:project",
    "read-write:project",
    "read:deployment",
    "read-write:deployment",
    "read-write:edge-cache",
    "read-write:project-protection-bypass",
    "read:project-env-vars-non-production",
    "read-write:project-env-vars-non-production",
    "read:project-env-vars-production",
    "read-write:project-env-vars-production",
    "read-write:project-flags-non-production",
    "read-write:project-flags-production",
    "read-write:domain-registrar",
    "read:sandbox",
    "read-write:sandbox",
]
"""`PayloadPermissions`, a part of other types."""
