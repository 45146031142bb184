"""Generation of a package: from its manifest to the files that are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.lock import lock_names
from tools.sdkgen.manifest import load
from tools.sdkgen.names import rename_package
from tools.sdkgen.render_calls import render_calls
from tools.sdkgen.render_index import render_index
from tools.sdkgen.render_models import render_models
from tools.sdkgen.render_search import render_search
from tools.sdkgen.sync_twins import render_sync_twins
from tools.sdkgen.tree import GENERATED_FOLDERS, format_tree

if TYPE_CHECKING:
    from pathlib import Path

OWN_MODULE = "hosting_sdk"
"""The package whose name the templates have, and whose runtime other packages start from."""


class Tree(NamedTuple):
    """Files to be written below one folder.

    Attributes:
        root: The folder.
        files: The text of each file by its path.
        folders: The folders below the root that hold no other files.
    """

    root: Path
    files: dict[str, str]
    folders: tuple[str, ...]


def generate(manifest: Path, package: Path, *, is_draft: bool = False) -> list[Tree]:
    """Return the trees to be written.

    Args:
        manifest: The folder of the manifest.
        package: The folder of the package; its name is the import name.
        is_draft: Whether entries that a person writes may be missing.

    Raises:
        ManifestError: The manifest cannot be rendered as it is.
        NameClashError: Two names fold into one.
    """
    catalogue = build_catalogue(load(manifest), manifest, is_draft=is_draft)
    files = {
        **render_models(catalogue),
        **render_calls(catalogue),
        **render_index(catalogue),
        **render_search(catalogue, manifest),
    }
    if package.name == OWN_MODULE:
        files |= render_sync_twins(package)
    else:
        files = {
            name: rename_package(text, package.name) if name.endswith((".py", ".pyi")) else text
            for name, text in files.items()
        }
    lock = manifest / "names.lock"
    locked = lock.read_text(encoding="utf-8") if lock.is_file() else ""
    return [
        Tree(package, format_tree(files, package.name), GENERATED_FOLDERS),
        Tree(manifest, {"names.lock": lock_names(catalogue, locked)}, ()),
    ]
