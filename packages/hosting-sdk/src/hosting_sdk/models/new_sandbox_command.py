"""The body of `sandboxes.runCommand` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewSandboxCommand:
    """The body of `sandboxes.runCommand` and 1 more."""

    args: list[str] | None = None
    """Arguments of the command, one in each item."""
    command: str
    """Program to run, without its arguments."""
    cwd: str | None = None
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    env: dict[str, str] | None = None
    """Environment variables for the command, besides those of the sandbox."""
    sudo: bool | None = None
    """Whether to run the command as root. `False` when it is absent."""
    wait: bool | None = None
    """Whether to stream the state of the command until it has finished. `False` when it is
    absent."""


class NewSandboxCommandDict(TypedDict):
    """`NewSandboxCommand` as a dict in wire names."""

    args: NotRequired[Sequence[str]]
    """Arguments of the command, one in each item."""
    command: str
    """Program to run, without its arguments."""
    cwd: NotRequired[str]
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    env: NotRequired[Mapping[str, str]]
    """Environment variables for the command, besides those of the sandbox."""
    sudo: NotRequired[bool]
    """Whether to run the command as root. `False` when it is absent."""
    wait: NotRequired[bool]
    """Whether to stream the state of the command until it has finished. `False` when it is
    absent."""
