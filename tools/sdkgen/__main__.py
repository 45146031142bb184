"""Generate the SDK's models and methods, its synchronous half, and the pages of its reference.

    python -m tools.sdkgen [--check]
    python -m tools.sdkgen reference FOLDER
    python -m tools.sdkgen import-openapi FILE [--check] [--prune] [--report FILE]
    python -m tools.sdkgen new NAME FILE [--into FOLDER]
    python -m tools.sdkgen coverage [--missing] [--against FILE]

Run from the repository's root. `--check` writes nothing and fails with a diff if the files on the
disk are not up to date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sdkgen import coverage
from tools.sdkgen.generation import OWN_MODULE, generate
from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import NameClashError
from tools.sdkgen.new_platform import arguments as new
from tools.sdkgen.openapi.arguments import DESCRIPTION, HELP, add_arguments
from tools.sdkgen.tree import diff_tree, write_tree

ROOT = Path(__file__).parents[2]
SDK = ROOT / "packages" / "hosting-sdk"
LONGEST_DIFF = 200


def _parse_arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sdkgen", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--manifest", type=Path, default=SDK / "manifest", metavar="FOLDER")
    parser.add_argument("--package", type=Path, default=SDK / "src" / OWN_MODULE, metavar="FOLDER")
    parser.add_argument(
        "--draft",
        action="store_true",
        help="generate although types.toml, effects.toml or secrets.toml lack entries",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    importing = commands.add_parser("import-openapi", help=HELP, description=DESCRIPTION)
    add_arguments(importing)
    creating = commands.add_parser("new", help=new.HELP, description=new.DESCRIPTION)
    new.add_arguments(creating)
    writing = commands.add_parser("reference", help="write the pages of the documentation")
    writing.add_argument("folder", type=Path, metavar="FOLDER")
    counting = commands.add_parser(
        "coverage", help=coverage.DESCRIPTION, description=coverage.DESCRIPTION
    )
    coverage.add_arguments(counting)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Run from the command line and return the exit code.

    Args:
        words: The arguments; those of the process when it is None.
    """
    arguments = _parse_arguments(words)
    try:
        match arguments.command:
            case "coverage":
                return coverage.print_counts(arguments)
            case "import-openapi":
                # Only this command and the next need the libraries that read OpenAPI documents.
                from tools.sdkgen.openapi.command import import_document  # noqa: PLC0415

                return import_document(arguments)
            case "new":
                from tools.sdkgen.new_platform.command import create_package  # noqa: PLC0415 see above

                return create_package(arguments, SDK / "src" / OWN_MODULE)
            case "reference":
                # Runs the examples, for which the SDK has to be installed.
                from tools.sdkgen.reference import write_reference  # noqa: PLC0415

                write_reference(arguments.manifest, arguments.folder)
                return 0
            case _:
                return _write_or_compare(arguments)
    except (ManifestError, NameClashError) as error:
        print(f"sdkgen: {error}", file=sys.stderr)
        return 1


def _write_or_compare(arguments: argparse.Namespace) -> int:
    """Generate the package, or compare it with what is on the disk."""
    trees = generate(arguments.manifest, arguments.package, is_draft=arguments.draft)
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
