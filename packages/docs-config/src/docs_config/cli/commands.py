"""The commands besides `check`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from docs_config.cli.options import parse
from docs_config.cli.run import CheckOptions, Run, complain, run_check, wants_color
from docs_config.cli.settings import SettingsReader
from docs_config.cli.tree import write_tree
from docs_config.cli.watch import watch
from docs_config.errors import DocsConfigError, UsageError
from docs_config.files.paths import CONFIGURATION, STDIN
from docs_config.report import write
from docs_config.rules.catalogue import RULES
from docs_config.rules.levels import family, unknown_rule
from docs_config.rules.results import FileResult
from docs_config.schema.revisions import AUTO
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence


def _tree(namespace: argparse.Namespace) -> int:
    options = CheckOptions([namespace.path], revision=namespace.revision, no_pages=True)
    # Of a folder with several files, the first is shown. There is no result if all are excluded.
    result = next(Run(options).results(), None)
    if not isinstance(result, FileResult):
        return 2
    color = wants_color(sys.stdout)
    if result.document is None or not result.valid:
        write([result], format="text", stream=sys.stdout, color=color)
        return 1
    write_tree(result.document, stream=sys.stdout, color=color)
    return 0


def _schema(namespace: argparse.Namespace) -> int:
    from docs_config.schema.documents import read_schema  # noqa: PLC0415 its import takes as long as a check

    sys.stdout.write(read_schema(namespace.revision))
    return 0


def _baseline(options: CheckOptions) -> int:
    """Print the findings as a baseline, or prune a baseline; findings do not set the exit code."""
    checks = Run(options, is_compared=options.prune)
    if options.prune:
        sys.stdout.writelines(f"{defuse(printable(line))}\n" for line in checks.prune())
    else:
        from docs_config.rules.baseline import write_baseline  # noqa: PLC0415 importing hashlib is slow

        write_baseline(checks.results(), sys.stdout)
    return 2 if checks.is_failed else 0


def _settings(namespace: argparse.Namespace) -> int:
    """Print the settings of a file or folder as TOML, with the source of each."""
    path = namespace.path
    if os.path.isdir(path):  # noqa: PTH112 paths are strings here
        path = os.path.join(path, CONFIGURATION)  # noqa: PTH118 as above
    elif not os.path.isdir(os.path.dirname(path) or "."):  # noqa: PTH112, PTH120 as above
        sys.stderr.write(f"docs-config: there is no folder {os.path.dirname(path)}\n")  # noqa: PTH120
        return 2
    settings = SettingsReader().for_folder(os.path.dirname(path) or ".")  # noqa: PTH120 as above
    chosen = settings.for_file(path)
    defaults: dict[str, Any] = {
        "revision": AUTO,
        "ignore": [],
        "exclude": [],
        "links": False,
        "baseline": "",
        "max-warnings": 0,
        "rules": {},
    }
    sys.stdout.write(f"# settings of {path}\n")
    for name, default in defaults.items():
        value = chosen.get(name, default)
        own = settings.value(name)
        if name not in chosen:
            source = "default"
        else:
            source = str(settings.path) + ("" if value == own else ", [per-file]")
        sys.stdout.write(f"{name} = {_to_toml(value)}  # {source}\n")
    return 0


def _to_toml(value: Any) -> str:
    import json  # noqa: PLC0415 its import takes as long as a check

    if isinstance(value, dict):
        members = ", ".join(
            f"{json.dumps(name)} = {_to_toml(inner)}" for name, inner in value.items()
        )
        return f"{{ {members} }}" if members else "{}"
    return json.dumps(value, ensure_ascii=False)


def _explain(namespace: argparse.Namespace) -> int:
    rule = RULES.get(namespace.rule)
    if rule is None:
        raise UsageError(unknown_rule(namespace.rule))
    repair = f"{rule.repair} repairs it, where it is clear what is meant" if rule.repair else "none"
    sys.stdout.write(
        f"{namespace.rule} ({rule.level})\n\n"
        f"{rule.summary}\n"
        f"The site: {rule.site}\n"
        f"Repair: {repair}.\n"
        f'To change its level, put "{namespace.rule}" = "off", "warning" or "error" under [rules]\n'
        "in docs-config.toml.\n"
    )
    return 0


def _completion(namespace: argparse.Namespace) -> int:
    from importlib.resources import files  # noqa: PLC0415 its import takes as long as a check

    script = files(__package__).joinpath("completions", f"docs-config.{namespace.shell}")
    sys.stdout.write(script.read_text(encoding="utf-8"))
    return 0


def _lsp(_: argparse.Namespace) -> int:
    try:
        from docs_config.lsp import serve  # noqa: PLC0415 an extra
    except ImportError as error:
        raise UsageError(
            f"the language server needs other packages ({error}):"
            " run pip install 'docs-config[lsp]'"
        ) from error
    serve()
    return 0


_COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "completion": _completion,
    "explain": _explain,
    "lsp": _lsp,
    "schema": _schema,
    "settings": _settings,
    "tree": _tree,
}


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; return its exit code."""
    try:
        command, options = parse(arguments)
        if isinstance(options, CheckOptions):
            return _check(options) if command == "check" else _baseline(options)
        return _COMMANDS[command](options)
    except DocsConfigError as error:
        complain(error)
        return 2


def _check(options: CheckOptions) -> int:
    if options.list_rules:
        width = max(map(len, RULES))
        for name, rule in RULES.items():
            level = "varies" if " " in rule.level else rule.level
            columns = f"{name:{width}}  {family(name):6}  {level:7}  {rule.repair or '-':14}"
            sys.stdout.write(f"{columns}  {rule.summary}\n")
        return 0
    if not options.watch:
        return run_check(options)
    if STDIN in options.paths:
        raise UsageError("--watch waits for files to change; standard input does not")
    return watch(Run(options).watched, lambda: Run(options).report(sys.stdout))
