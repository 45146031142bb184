"""The command `import-openapi`: merge a document into the manifest and report the differences."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.lock import lock_names
from tools.sdkgen.manifest import ManifestError, load
from tools.sdkgen.names import NameClashError
from tools.sdkgen.openapi.compare import Comparison
from tools.sdkgen.openapi.document import read_document
from tools.sdkgen.openapi.facts import read_facts, write_facts
from tools.sdkgen.openapi.merge import Merger
from tools.sdkgen.openapi.report import render_report

if TYPE_CHECKING:
    import argparse

    from tools.sdkgen.manifest import Json


def _read_toml(path: Path) -> Json:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _find_question(folder: Path) -> str | None:
    """Return the reason for which the generator refuses a manifest; None if it accepts it."""
    lock = folder / "names.lock"
    try:
        catalogue = build_catalogue(load(folder), folder)
        lock_names(catalogue, lock.read_text(encoding="utf-8") if lock.is_file() else "")
    except (ManifestError, NameClashError) as error:
        return f"the generator stops: {error}"
    return None


def import_document(arguments: argparse.Namespace) -> int:
    """Run the command and return its exit code."""
    manifest: Path = arguments.manifest
    try:
        document = read_document(arguments.document)
        old = read_facts(manifest)
        rules = _read_toml(manifest / "platform.toml"), _read_toml(manifest / "overrides.toml")
        merged = Merger(old, document, *rules).merge(prune=arguments.prune)
    except (ManifestError, OSError) as error:
        print(f"sdkgen: {error}", file=sys.stderr)
        return 2
    changes = Comparison(old, merged.facts).list_changes()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "manifest"
        shutil.copytree(manifest, folder)
        write_facts(merged.facts, folder)
        question = _find_question(folder)
    if question:
        merged.questions.append(question)
    report = render_report(document, merged, changes)
    if arguments.report:
        arguments.report.write_text(report, encoding="utf-8")
    else:
        print(report, end="")
    if arguments.check:
        return int(bool(changes or merged.questions))
    write_facts(merged.facts, manifest)
    pinned = {"document": document.title, "sha256": document.sha256}
    (manifest / "PINNED.json").write_text(json.dumps(pinned, indent=1) + "\n", encoding="utf-8")
    return int(bool(merged.questions))
