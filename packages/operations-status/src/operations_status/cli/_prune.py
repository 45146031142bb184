"""`operations-status prune`: deletion of operations that have ended."""

from __future__ import annotations

import argparse
import re
from datetime import UTC, datetime, timedelta

from ._options import duration

_COUNT = re.compile(r"[0-9]{1,10}")
_LARGEST_COUNT = 2**31 - 1
"""As that of the setting retention_count."""

_EPILOG = """\
Without --older-than and --keep, the settings retention_age and retention_count apply. Artifacts are
not deleted.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `prune`."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "--older-than",
        type=duration,
        metavar="AGE",
        help="operations that ended longer ago than this, as in 36h or 30d",
    )
    parser.add_argument(
        "--keep",
        type=count,
        metavar="N",
        help="the operations that ended first, so that at most N that have ended remain",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="print the number of operations, delete none"
    )


def run(args: argparse.Namespace) -> int:
    """Forget operations that have ended."""
    from ._access import load_settings, open_configured_store

    age, keep = args.older_than, args.keep
    if age is None and keep is None:
        settings = load_settings(args)
        age, keep = settings.retention_age, settings.retention_count
    if age is None and keep is None:
        args.parser.error("expected --older-than or --keep: the settings have no retention")
    before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
    with open_configured_store(args) as store:
        pruned = store.prune(before=before, keep=keep, dry_run=args.dry_run)
    operations = "operation" if pruned == 1 else "operations"
    done = "would be deleted" if args.dry_run else "deleted"
    print(f"{pruned} {operations} {done}")
    return 0


def count(text: str) -> int:
    """Return a number of operations."""
    if not _COUNT.fullmatch(text) or int(text) > _LARGEST_COUNT:
        raise argparse.ArgumentTypeError(
            f"expected a number from 0 to {_LARGEST_COUNT:,}, got {text!r:.80}"
        )
    return int(text)
