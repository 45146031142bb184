"""The command `docs-config`. It imports what the arguments ask for and nothing else."""

import os
import sys

from docs_config.cli.options import CheckOptions, read_plain
from docs_config.cli.run import Run, complain
from docs_config.errors import DocsConfigError, UsageError
from docs_config.files.paths import STDIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run the command.

    Args:
        arguments: The arguments after the command's name; by default those of the process.

    Returns:
        0 nothing found, 1 findings, 2 could not run or could not write; 130 after Ctrl-C and 141
        when the reader of the output went away, as shells count signals.

    Raises:
        SystemExit: From argparse, after `--help`, `--version` or wrong usage.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    _prepare_streams()
    try:
        try:
            return _dispatch(arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return BROKEN_PIPE
    except DocsConfigError as error:
        complain(error)
    except OSError as error:
        _discard_output()
        complain(f"cannot write to standard output: {(error.strerror or str(error)).lower()}")
    return 2


def _prepare_streams() -> None:
    """Let the standard streams take every character, and replace closed ones by the null device."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 pathlib is not imported; as long as the process
        getattr(sys, name).reconfigure(errors="backslashreplace")


def _discard_output() -> None:
    """Send what is still buffered to the null device, so that the flush at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _dispatch(arguments: "Sequence[str]") -> int:
    options = read_plain(arguments)
    if options is not None:
        return _check(options)
    from docs_config.cli.arguments import parse  # noqa: PLC0415 argparse takes its time

    namespace = parse(arguments)
    if namespace.command == "check":
        return _check(namespace.options)
    from docs_config.cli.commands import COMMANDS  # noqa: PLC0415 as above

    return COMMANDS[namespace.command](namespace)


def _check(options: CheckOptions) -> int:
    if options.list_rules:
        from docs_config.cli.commands import list_rules  # noqa: PLC0415 seldom asked for

        return list_rules(sys.stdout)
    if not options.watch:
        return Run(options).report(sys.stdout)
    if STDIN in options.paths:
        raise UsageError("--watch waits for files to change; standard input does not")
    from docs_config.cli.watch import watch  # noqa: PLC0415 seldom asked for

    return watch(Run(options).watched, lambda: Run(options).report(sys.stdout))
