"""The body of `sandboxes.killCommand` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class CommandSignal:
    """The body of `sandboxes.killCommand` and 1 more."""

    signal: float
    """Number of the POSIX signal, such as 15 (SIGTERM) or 9 (SIGKILL)."""


class CommandSignalDict(TypedDict):
    """`CommandSignal` as a dict in wire names."""

    signal: float
    """Number of the POSIX signal, such as 15 (SIGTERM) or 9 (SIGKILL)."""
