"""Trees of generated files: format, compare with the disk, write."""

from __future__ import annotations

import difflib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError

if TYPE_CHECKING:
    from collections.abc import Iterator

_LONGEST_FAULT = 12
CONFIGURATION = Path(__file__).parents[2] / "pyproject.toml"
GENERATED_FOLDERS = ("_index", "functions", "groups", "models", "sync_groups")


def format_tree(files: dict[str, str], module: str = "hosting_sdk") -> dict[str, str]:
    """Return the files as the project's formatter writes them.

    Args:
        files: The text of each file by its path.
        module: The package that they belong to.

    Raises:
        ManifestError: The formatter refused a file.
    """
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _write(root, files)
        # Templates import all that a module may need; an `__init__` exports what it imports.
        modules = [str(root / name) for name in files if name.endswith((".py", ".pyi"))]
        ours = f'lint.isort.known-first-party=["{module}"]'  # ruff cannot infer it from the folder
        _run_ruff("check", "--fix", "--select=F401,I", "--config", ours, *modules)
        _run_ruff("format", str(root))
        return {name: (root / name).read_text(encoding="utf-8") for name in files}


def _run_ruff(command: str, *arguments: str) -> None:
    options = ["--quiet", "--no-cache", "--config", str(CONFIGURATION)]
    whole = [sys.executable, "-m", "ruff", command, *options, *arguments]
    done = subprocess.run(whole, capture_output=True, text=True, check=False)
    if done.returncode:
        fault = "\n".join((done.stdout or done.stderr).splitlines()[:_LONGEST_FAULT])
        raise ManifestError(f"expected the manifest to make Python, the formatter says: {fault}")


def _list_present(root: Path, folders: tuple[str, ...]) -> Iterator[str]:
    """Yield the files on the disk under the generated folders, without caches."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(root).as_posix()


def _write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def write_tree(root: Path, files: dict[str, str], folders: tuple[str, ...]) -> None:
    """Write the files that differ and remove files that are no longer generated."""
    for name in _list_present(root, folders):
        if name not in files:
            (root / name).unlink()
    _write(root, files)


def diff_tree(root: Path, files: dict[str, str], folders: tuple[str, ...]) -> list[str]:
    """Return the differences between the disk and the files, as lines of a diff."""
    lines: list[str] = []
    for name in sorted({*files, *_list_present(root, folders)}):
        path = root / name
        present = path.read_text(encoding="utf-8") if path.is_file() else ""
        wanted = files.get(name, "")
        if present != wanted or path.is_file() != (name in files):
            lines += difflib.unified_diff(
                present.splitlines(),
                wanted.splitlines(),
                f"on disk: {name}",
                f"generated: {name}",
                lineterm="",
            )
    return lines
