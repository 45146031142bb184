"""Scripts that complete the command lines of two packages in a shell, made by shtab."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

from tools.docsgen.schema import FOLDER

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping
    from pathlib import Path

_PACKAGES = FOLDER.parents[3]
_SOURCES = [
    _PACKAGES / "docs-config/src/docs_config",
    _PACKAGES / "operations-status/src/operations_status",
]
_USAGE = re.compile(r"^# Usage:\n(?:# .*\n)*", re.MULTILINE)


def render() -> dict[Path, str]:
    """Return the scripts by their paths."""
    sys.path[:0] = [str(source.parent) for source in _SOURCES]  # where they are not installed
    from docs_config.cli import options  # noqa: PLC0415 needs the paths above
    from docs_config.rules.catalogue import RULES  # noqa: PLC0415 as above
    from docs_config.rules.levels import FAMILIES  # noqa: PLC0415 as above
    from operations_status.cli import _completion, _main  # noqa: PLC0415 as above
    from shtab import DIRECTORY, FILE  # noqa: PLC0415 needed only to render

    docs_config, operations_status = _SOURCES
    document = json.loads((operations_status / "routes/openapi.json").read_text(encoding="utf-8"))
    states = document["components"]["schemas"]["OperationState"]["enum"]
    paths = {"FILE": FILE, "PATH": FILE, "DIR": DIRECTORY}
    checks = _complete(*options.build_parser(), paths, {"RULE": (*FAMILIES, *RULES)})
    service = _complete(*_main.build_parser(), {"FILE": FILE}, {"STATUS": tuple(states)})
    return {
        **{
            docs_config / f"cli/completions/docs-config.{shell}": checks(shell)
            for shell in options.SHELLS
        },
        **{
            operations_status / f"cli/completions/operations-status.{shell}": service(shell)
            for shell in _completion.SHELLS
        },
    }


def _complete(
    parser: argparse.ArgumentParser,
    commands: Mapping[str, argparse.ArgumentParser],
    paths: Mapping[str, object],
    choices: Mapping[str, tuple[str, ...]],
) -> Callable[[str], str]:
    """Return a function that makes the script of a command for a shell.

    Args:
        parser: The parser of the command.
        commands: The parsers of its commands.
        paths: What shtab completes in place of a metavar.
        choices: The values that a metavar stands for.
    """
    import shtab  # noqa: PLC0415 see above

    for command in commands.values():
        for action in command._actions:  # noqa: SLF001 argparse has no other list of them
            metavar = str(action.metavar)
            if metavar in paths:
                action.complete = paths[metavar]  # type: ignore[attr-defined]
            elif metavar in choices:
                action.choices = choices[metavar]
    return lambda shell: _USAGE.sub("", shtab.complete(parser, shell))
