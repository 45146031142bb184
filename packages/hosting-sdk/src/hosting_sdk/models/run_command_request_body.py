"""The body of `sandboxes.runCommand` and 1 more.

Generated from `manifest/schemas/RunCommandRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RunCommandRequestBody:
    """The body of `sandboxes.runCommand` and 1 more.

    Attributes:
        sudo: `False` when it is absent.
        wait: `False` when it is absent.
    """

    args: list[str] | None = None
    command: str
    cwd: str | None = None
    env: dict[str, str] | None = None
    sudo: bool | None = None
    wait: bool | None = None
