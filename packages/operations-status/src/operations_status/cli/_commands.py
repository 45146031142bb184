"""Declaration of the commands on operations, and their store."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from operations_status.cli import _main

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from uuid import UUID

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 its only name


def declare(
    commands: Commands,
    name: str,
    text: str,
    run: Callable[[argparse.Namespace], int],
    epilog: str | None = None,
) -> argparse.ArgumentParser:
    """Declare a command; its common options are added by the caller, after its own."""
    parser = commands.add_parser(
        name,
        help=text,
        description=f"{text[0].upper()}{text[1:]}.",
        epilog=epilog,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, parser=parser)
    return parser


@contextmanager
def opened_store(args: argparse.Namespace) -> Iterator[BlockingStore]:
    """Within a block, have the store that the settings name."""
    from operations_status.stores import open_blocking_store  # noqa: PLC0415 only where it runs

    store = open_blocking_store(_main.load_settings(args).store)
    store.open()
    try:
        yield store
    finally:
        store.close()


def get_operation(store: BlockingStore, operation_id: UUID) -> Operation:
    """Return an operation.

    Raises:
        UnknownOperationError: There is none.
    """
    from operations_status.errors import UnknownOperationError  # noqa: PLC0415 only where it runs

    found = store.get(operation_id)
    if found is None:
        raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
    return found


def read_ids(texts: list[str]) -> list[UUID]:
    """Return identifiers.

    Raises:
        InvalidFilterError: One of them is none.
    """
    from operations_status.filters import parse_operation_id  # noqa: PLC0415 only where it runs

    return [parse_operation_id(text) for text in texts]
