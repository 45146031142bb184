"""`SandboxCommand`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SandboxCommand:
    """`SandboxCommand`, a part of other types.

    Attributes:
        args: Arguments of the command.
        cwd: Working folder.
        exit_code: Exit code; null until the command has finished.
        id: ID of the command (prefix `cmd_`).
        name: Program that runs.
        sandbox_id: ID of the sandbox (prefix `sbx_`).
        started_at: Time of the start, in milliseconds since the epoch.
    """

    args: list[str]
    cwd: str
    exit_code: float | None
    id: str
    name: str
    sandbox_id: str
    started_at: float
