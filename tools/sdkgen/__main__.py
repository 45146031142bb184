"""Generate the SDK's models and methods, its synchronous half, and the pages of its reference.

    python -m tools.sdkgen [--check]
    python -m tools.sdkgen reference FOLDER
    python -m tools.sdkgen import-openapi FILE [--check] [--prune] [--report FILE]
    python -m tools.sdkgen coverage [--missing] [--against FILE]

Run from the repository's root. `--check` writes nothing and fails with a diff when what is on the
disk is not what would be generated today.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sdkgen import coverage
from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.lock import lock_names
from tools.sdkgen.manifest import ManifestError, load
from tools.sdkgen.names import NameClashError
from tools.sdkgen.openapi.arguments import DESCRIPTION, HELP, add_arguments
from tools.sdkgen.render_calls import render_calls
from tools.sdkgen.render_index import render_index
from tools.sdkgen.render_models import render_models
from tools.sdkgen.sync_twins import render_sync_twins
from tools.sdkgen.tree import (
    GENERATED_FOLDERS,
    check_budgets,
    diff_tree,
    format_tree,
    write_tree,
)

ROOT = Path(__file__).parents[2]
SDK = ROOT / "packages" / "hosting-sdk"
LONGEST_DIFF = 200


def _parse_arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sdkgen", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--manifest", type=Path, default=SDK / "manifest", metavar="FOLDER")
    parser.add_argument(
        "--package", type=Path, default=SDK / "src" / "hosting_sdk", metavar="FOLDER"
    )
    parser.add_argument(
        "--draft",
        action="store_true",
        help="generate although names of types need an entry in types.toml",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    importing = commands.add_parser("import-openapi", help=HELP, description=DESCRIPTION)
    add_arguments(importing)
    writing = commands.add_parser("reference", help="write the pages of the documentation")
    writing.add_argument("folder", type=Path, metavar="FOLDER")
    counting = commands.add_parser(
        "coverage", help=coverage.DESCRIPTION, description=coverage.DESCRIPTION
    )
    coverage.add_arguments(counting)
    return parser.parse_args(words)


def generate(
    manifest: Path, package: Path, *, is_draft: bool = False
) -> list[tuple[Path, dict[str, str], tuple[str, ...]]]:
    """Return the trees to be written: their root, their files, the folders that they own.

    Raises:
        ManifestError: The manifest cannot be rendered as it is.
        NameClashError: Two names fold into one.
    """
    catalogue = build_catalogue(load(manifest), manifest, is_draft=is_draft)
    code = format_tree(
        {
            **render_models(catalogue),
            **render_calls(catalogue),
            **render_index(catalogue),
            **render_sync_twins(package),
        }
    )
    check_budgets(code)
    lock = manifest / "names.lock"
    locked = lock.read_text(encoding="utf-8") if lock.is_file() else ""
    return [
        (package, code, GENERATED_FOLDERS),
        (manifest, {"names.lock": lock_names(catalogue, locked)}, ()),
    ]


def main(words: list[str] | None = None) -> int:
    """Run from the command line and return the exit code.

    Args:
        words: The arguments; those of the process when it is None.
    """
    arguments = _parse_arguments(words)
    if arguments.command == "coverage":
        return coverage.print_counts(arguments)
    if arguments.command == "import-openapi":
        # Only this command needs the libraries that read OpenAPI documents.
        from tools.sdkgen.openapi.command import import_document  # noqa: PLC0415

        return import_document(arguments)
    try:
        if arguments.command == "reference":
            # Runs the examples, for which the SDK has to be installed.
            from tools.sdkgen.reference import write_reference  # noqa: PLC0415

            write_reference(arguments.manifest, arguments.folder)
            return 0
        trees = generate(arguments.manifest, arguments.package, is_draft=arguments.draft)
    except (ManifestError, NameClashError) as error:
        print(f"sdkgen: {error}", file=sys.stderr)
        return 1
    if not arguments.check:
        for root, files, folders in trees:
            write_tree(root, files, folders)
        return 0
    lines = [line for root, files, folders in trees for line in diff_tree(root, files, folders)]
    if lines:
        print("\n".join(lines[:LONGEST_DIFF]))
        print("sdkgen: what is on the disk differs; run python -m tools.sdkgen", file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
