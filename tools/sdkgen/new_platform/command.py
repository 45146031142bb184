"""The command `new`: the beginning of a package for another platform."""

from __future__ import annotations

import keyword
import re
import sys
from typing import TYPE_CHECKING

from tools.sdkgen.generation import generate
from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import NameClashError
from tools.sdkgen.new_platform.decisions import Decisions, decide
from tools.sdkgen.new_platform.skeleton import Package, write_skeleton
from tools.sdkgen.openapi.document import read_document
from tools.sdkgen.templates import fill
from tools.sdkgen.tree import write_tree

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


def create_package(arguments: argparse.Namespace, source: Path) -> int:
    """Run the command and return its exit code.

    Args:
        arguments: The arguments of the command line.
        source: The folder of the package whose runtime is copied.
    """
    folder: Path = arguments.into / arguments.name
    if not _NAME.fullmatch(arguments.name) or keyword.iskeyword(arguments.name):
        message = f"expected a name such as petstore-sdk, got {arguments.name!r}"
        print(f"sdkgen: {message}", file=sys.stderr)
        return 2
    if folder.exists():
        print(f"sdkgen: expected a new folder, {folder} is there already", file=sys.stderr)
        return 2
    try:
        document = read_document(arguments.document)
    except OSError as error:
        print(f"sdkgen: {arguments.document}: not read: {error.strerror}", file=sys.stderr)
        return 2
    except ManifestError as error:
        print(f"sdkgen: {error}", file=sys.stderr)
        return 2
    package = Package(arguments.name, folder)
    question = ""
    decisions = Decisions.begin(document)
    try:
        decide(decisions, document, folder / "manifest", f"{package.module.upper()}_BEARER_TOKEN")
        write_skeleton(source, package, decisions)
        for tree in generate(folder / "manifest", package.source):
            write_tree(*tree)
    except (ManifestError, NameClashError) as error:
        question = str(error)
    page = fill(
        "new_next.md", package=package, document=document, decisions=decisions, question=question
    )
    (folder / "NEXT.md").write_text(page, encoding="utf-8")
    done = "not finished, a question is open" if question else "made"
    print(f"{folder}: {done}; read {folder / 'NEXT.md'}")
    return int(bool(question))
