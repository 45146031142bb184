"""The command `docs-config`."""

import gc
import os
import sys

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
        if the reader of the output closed the pipe: 128 and the number of the signal, as in shells.

    Raises:
        SystemExit: From argparse, after `--help`, `--version` or wrong usage.
    """
    is_process = arguments is None
    arguments = sys.argv[1:] if arguments is None else arguments
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed when the process started
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 pathlib is not imported; open until the process ends
        getattr(sys, name).reconfigure(errors="backslashreplace")
    try:
        try:
            from docs_config.cli import lane  # noqa: PLC0415 Ctrl-C may interrupt its import

            options = lane.read_arguments(arguments)
            report = None if options is None else lane.check(options)
            if report is not None:
                sys.stdout.write(report)
                return 0
            # The fast lane does not import these modules; options that it reads need no argparse.
            if options is not None:
                from docs_config.cli.run import CheckOptions, run_check  # noqa: PLC0415

                return run_check(CheckOptions(**options))
            from docs_config.cli.commands import run  # noqa: PLC0415

            return run(arguments)
        finally:
            sys.stdout.flush()
            if is_process:
                gc.freeze()  # at exit, the interpreter need not search it for reference cycles
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return BROKEN_PIPE
    except OSError as error:
        _discard_output()
        message = f"cannot write to standard output: {(error.strerror or str(error)).lower()}"
        if isinstance(error, FileNotFoundError):  # it is no error of an open file
            message = "the current folder does not exist; change to another one"
        sys.stderr.write(f"docs-config: {message}\n")
        return 2


def _discard_output() -> None:
    """Send buffered output to the null device, so that the flush at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
