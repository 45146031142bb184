"""`GitProvider`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

GitProvider: TypeAlias = Literal[
    "vercel", "github", "github-limited", "github-custom-host", "gitlab", "bitbucket"
]
"""`GitProvider`, a part of other types."""
