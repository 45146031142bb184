"""The body of `sandboxes.runCommand` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewSandboxCommand:
    """The body of `sandboxes.runCommand` and 1 more.

    Attributes:
        args: Arguments of the command, one in each item.
        command: Program to run, without its arguments.
        cwd: Folder that relative paths start from; absent: the home folder of the sandbox.
        env: Environment variables for the command, besides those of the sandbox.
        sudo: Whether to run the command as root. `False` when it is absent.
        wait: Whether to stream the state of the command until it has finished. `False` when it is
            absent.
    """

    args: list[str] | None = None
    command: str
    cwd: str | None = None
    env: dict[str, str] | None = None
    sudo: bool | None = None
    wait: bool | None = None


class NewSandboxCommandDict(TypedDict):
    """`NewSandboxCommand` as a dict in wire names."""

    args: NotRequired[Sequence[str]]
    command: str
    cwd: NotRequired[str]
    env: NotRequired[Mapping[str, str]]
    sudo: NotRequired[bool]
    wait: NotRequired[bool]
