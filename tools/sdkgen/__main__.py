"""Generate the SDK's models, methods and reference pages from its manifest.

    python -m tools.sdkgen [--check]

Run from the repository's root. `--check` writes nothing and fails with a diff when what is on the
disk is not what would be generated today.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.lock import lock_names
from tools.sdkgen.manifest import ManifestError, load
from tools.sdkgen.names import NameClashError
from tools.sdkgen.render_calls import render_calls
from tools.sdkgen.render_docs import render_docs
from tools.sdkgen.render_index import render_index
from tools.sdkgen.render_models import render_models
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


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sdkgen", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--manifest", type=Path, default=SDK / "manifest", metavar="FOLDER")
    parser.add_argument(
        "--package", type=Path, default=SDK / "src" / "hosting_sdk", metavar="FOLDER"
    )
    parser.add_argument(
        "--docs", type=Path, default=ROOT / "docs" / "hosting-sdk" / "reference", metavar="FOLDER"
    )
    return parser.parse_args()


def generate(
    manifest: Path, package: Path, docs: Path
) -> list[tuple[Path, dict[str, str], tuple[str, ...]]]:
    """Return the trees to be written: their root, their files, the folders that they own.

    Raises:
        ManifestError: The manifest cannot be rendered as it is.
        NameClashError: Two names fold into one.
    """
    catalogue = build_catalogue(load(manifest))
    code = format_tree(
        {**render_models(catalogue), **render_calls(catalogue), **render_index(catalogue)}
    )
    check_budgets(code)
    lock = manifest / "names.lock"
    locked = lock.read_text(encoding="utf-8") if lock.is_file() else ""
    return [
        (package, code, GENERATED_FOLDERS),
        (docs, render_docs(catalogue), (".",)),
        (manifest, {"names.lock": lock_names(catalogue, locked)}, ()),
    ]


def main() -> int:
    """Run from the command line and return the exit code."""
    arguments = _parse_arguments()
    try:
        trees = generate(arguments.manifest, arguments.package, arguments.docs)
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
