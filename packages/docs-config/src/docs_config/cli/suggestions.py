"""Suggestions for names that were mistyped on the command line."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from docs_config.rules.levels import nearest


def suggest_command(command: str, known: tuple[str, ...]) -> str:
    """Return the message about an unknown command, with a suggestion.

    Args:
        command: The unknown command.
        known: The names of the commands.
    """
    meant = nearest(command, known)
    if meant is None and Path(command).exists():
        meant = f"check {command}"
    hint = f"did you mean docs-config {meant}?" if meant else f"expected {', '.join(known)}"
    return f"unknown command {command}; {hint}"


def suggest_path(path: str) -> str | None:
    """Return the existing path that is nearest to one that does not exist, None without one.

    Each part of the path that does not exist is compared with the names in the folder above it.
    """
    given = Path(path)
    found = Path(given.anchor)
    for name in given.relative_to(given.anchor).parts:
        step = found / name
        if not step.exists():
            try:
                names = [other.name for other in found.iterdir()]
            except OSError:
                return None
            # Names of files often share a prefix, so the cutoff is higher than the default.
            near = get_close_matches(name, names, n=1, cutoff=0.75)
            if not near:
                return None
            step = found / near[0]
        found = step
    return str(found)
