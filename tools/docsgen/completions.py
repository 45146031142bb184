"""Scripts that complete the command lines of two packages in a shell, made by shtab."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

from tools.docsgen.schema import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = FOLDER.parent / "cli/completions"
_PACKAGES = FOLDER.parents[3]
_OPERATIONS_STATUS = _PACKAGES / "operations-status/src"
_OPENAPI = _OPERATIONS_STATUS / "operations_status/routes/openapi.json"
_FILES = ("FILE", "PATH")
_USAGE = re.compile(r"^# Usage:\n(?:# .*\n)*", re.MULTILINE)


def render() -> dict[Path, str]:
    """Return the scripts by their paths."""
    sys.path.insert(0, str(FOLDER.parents[1]))  # where the package is not installed
    import shtab  # noqa: PLC0415 only what makes the scripts needs it
    from docs_config.cli.options import SHELLS, build_parser  # noqa: PLC0415 found just now
    from docs_config.rules.catalogue import RULES  # noqa: PLC0415 as above
    from docs_config.rules.levels import FAMILIES  # noqa: PLC0415 as above

    parser, commands = build_parser()
    for command in commands.values():
        for action in command._actions:  # noqa: SLF001 argparse has no other list of them
            if action.metavar in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif action.metavar == "DIR":
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
            elif action.metavar == "RULE":
                action.choices = (*FAMILIES, *RULES)
    texts = {shell: shtab.complete(parser, shell) for shell in SHELLS}
    scripts = {
        SCRIPTS / f"docs-config.{shell}": _USAGE.sub("", text) for shell, text in texts.items()
    }
    return scripts | _render_operations_status()


def _render_operations_status() -> dict[Path, str]:
    """Return the scripts of operations-status by their paths."""
    sys.path.insert(0, str(_OPERATIONS_STATUS))  # where the package is not installed
    import shtab  # noqa: PLC0415 see above
    from operations_status.cli._completion import SHELLS  # noqa: PLC0415 found just now
    from operations_status.cli._main import build_parser  # noqa: PLC0415 as above

    document = json.loads(_OPENAPI.read_text(encoding="utf-8"))
    states = tuple(document["components"]["schemas"]["OperationState"]["enum"])
    parser, commands = build_parser()
    for command in commands.values():
        for action in command._actions:  # noqa: SLF001 argparse has no other list of them
            if action.metavar == "FILE":
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif action.metavar == "STATUS":
                action.choices = states
    folder = _OPERATIONS_STATUS / "operations_status/cli/completions"
    return {
        folder / f"operations-status.{shell}": _USAGE.sub("", shtab.complete(parser, shell))
        for shell in SHELLS
    }
