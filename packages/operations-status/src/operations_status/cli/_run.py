"""`operations-status run`: any command, recorded as an operation."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

from operations_status.egress import find_provider
from operations_status.masking import remove_secrets
from operations_status.recording.recorder import Recorder
from operations_status.running.runner import Command, run_command

from ._config import load_settings
from ._main import tell

if TYPE_CHECKING:
    import argparse
    from uuid import UUID


def run_command_line(args: argparse.Namespace) -> int:
    """Run the command."""
    arguments = args.arguments[1:] if args.arguments[:1] == ["--"] else args.arguments
    if not arguments:
        args.parser.error("expected a command to run, as in: run --tag nightly -- make report")
    if args.provider is None and (args.artifact or args.with_stderr):
        args.parser.error("--artifact and --with-stderr need --egress")
    settings = load_settings(args)
    provider = None if args.provider is None else find_provider(args.provider, settings.egress)
    command = Command(
        arguments=arguments,
        name=args.name,
        tags=args.tags,
        stoppable=args.stoppable,
        provider=provider,
        artifact=args.artifact,
        with_stderr=args.with_stderr,
        stop_timeout=args.stop_timeout,
        reads_progress=args.progress,
        environ=None if args.keep_environment else remove_secrets(os.environ),
    )
    with Recorder(settings.store) as recorder:
        end = run_command(recorder, command, announce=partial(_announce, where=args.print_id))
    if end.message is not None:
        tell(end.message)
    return end.exit_code


def _announce(operation_id: UUID, *, where: str) -> None:
    if where == "stdout":
        print(operation_id, flush=True)  # noqa: T201 for scripts
    elif where == "stderr":
        print(f"operation {operation_id}", file=sys.stderr, flush=True)  # noqa: T201 for people
