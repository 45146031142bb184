"""Taking the token off the command line, where every user of the machine can read it."""

from __future__ import annotations

import os
import sys

HANDLE = "--bearer-token-handle"
OPTION = "--bearer-token"


VISIBLE = (
    "the token of --bearer-token stands on this command line, where others on this machine can "
    "read it; HOSTING_SDK_BEARER_TOKEN and --bearer-token-file keep it to yourself\n"
)


def hide_token(token: str) -> None:
    """Replace this process by itself with the token in a pipe instead of in its arguments.

    Where a process cannot replace itself (Windows) or what started it keeps the arguments (the
    stand-alone program, which unpacks itself first), standard error says so instead.

    Args:
        token: The token, as `--bearer-token` has it.
    """
    if os.name != "posix" or getattr(sys, "frozen", False):
        sys.stderr.write(VISIBLE)
    else:  # pragma: no cover  nothing is left to measure it
        reading, writing = os.pipe()
        os.write(writing, token.encode())
        os.close(writing)
        os.set_inheritable(reading, True)
        words = without_token(sys.orig_argv, reading)
        os.execv(sys.executable, words)  # noqa: S606 this very program, with this very command line


def without_token(words: list[str], handle: int) -> list[str]:
    """Return a command line that names the pipe instead of the token."""
    kept: list[str] = []
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word == OPTION:
            skip = True
        elif not word.startswith(f"{OPTION}="):
            kept.append(word)
    return [*kept, HANDLE, str(handle)]


def read_handed_token(handle: int) -> str:
    """Return the token that `hide_token` left in a pipe."""
    with os.fdopen(handle, "rb") as pipe:
        return pipe.read().decode()
