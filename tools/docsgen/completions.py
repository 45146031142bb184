"""Scripts that complete the command line of docs-config in a shell, made by shtab."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from tools.docsgen.schema import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = FOLDER.parent / "cli/completions"
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
    return {SCRIPTS / f"docs-config.{shell}": _USAGE.sub("", text) for shell, text in texts.items()}
