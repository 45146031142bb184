"""`ResponseBodySource`, a part of other types.

Generated from `manifest/schemas/ResponseBodySource.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ResponseBodySource: TypeAlias = (
    Literal[
        "api-trigger-git-deploy",
        "cli",
        "clone/repo",
        "git",
        "import",
        "import/repo",
        "redeploy",
        "v0-web",
    ]
    | str
)
"""`ResponseBodySource`, a part of other types."""
