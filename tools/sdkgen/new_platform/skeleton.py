"""Skeleton of a package for another platform: the runtime of hosting-sdk under another name."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.sdkgen.names import rename_package
from tools.sdkgen.templates import fill
from tools.sdkgen.tree import GENERATED_FOLDERS, format_tree

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.new_platform.decisions import Decisions

_LEFT_OUT = {
    "_platform/builds.py",
    "_platform/deploying.py",
    "_platform/folders.py",
    "_platform/sandboxes.py",
    "_platform/sync_sandboxes.py",
    "webhooks.py",
}
"""Modules that are not copied: only platforms with builds, sandboxes or such webhooks need them."""

_FILES = {
    "pyproject.toml": "new_pyproject.toml",
    "README.md": "new_readme.md",
    "tests/test_methods.py": "new_test.py",
}


@dataclass(frozen=True)
class Package:
    """The new package.

    Attributes:
        name: The name of its distribution, `petstore-sdk`.
        folder: Its folder.
    """

    name: str
    folder: Path

    @property
    def module(self) -> str:
        """The name under which it is imported."""
        return self.name.replace("-", "_")

    @property
    def source(self) -> Path:
        """The folder of its modules."""
        return self.folder / "src" / self.module


def write_skeleton(source: Path, package: Package, decisions: Decisions) -> None:
    """Write everything of a package but its manifest and what is generated from that.

    Args:
        source: The folder of the package whose runtime is copied.
        package: The package.
        decisions: The decisions for its platform.
    """
    files = {
        path.relative_to(source).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(source.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    for name in list(files):
        if name in _LEFT_OUT or name.split("/")[0] in GENERATED_FOLDERS:
            del files[name]
    # The subclasses of the errors of a status belong to the platform.
    tree = ast.parse(files["errors.py"])
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    bases = {node.name: {ast.unparse(base) for base in node.bases} for node in classes}
    statuses = {name for name, above in bases.items() if "ServiceError" in above}
    own = [node for node in classes if bases[node.name] & statuses]
    for node in own:
        lines = files["errors.py"].split("\n")
        for number in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[number] = ""  # the other lines keep their numbers
        files["errors.py"] = "\n".join(lines)
    names = {node.name for node in own}
    for name in ("errors.py", "__init__.py"):
        files[name] = "".join(
            line
            for line in files[name].splitlines(keepends=True)
            if line.strip(' ",\n') not in names and "│   └──" not in line
        )
    files["__init__.py"] = _leave_out_exports(files["__init__.py"])
    modules = {
        name: rename_package(text, package.module)
        for name, text in {**files, **_render_platform(package, decisions)}.items()
    }
    _write(package.source, format_tree(modules, package.module))
    _write(package.folder, {name: fill(each, package=package) for name, each in _FILES.items()})


def _render_platform(package: Package, decisions: Decisions) -> dict[str, str]:
    """Return the modules that are specific to the platform."""
    mixins = (("waiters", ""), ("waiters", "Sync"), ("tasks", ""), ("tasks", "Sync"))
    return {
        "_platform/names.py": fill("new_names.py", package=package, decisions=decisions),
        "_platform/credentials.py": fill("new_credentials.py"),
        "_platform/prompts.py": fill("new_prompts.py"),
        **{
            f"_platform/{'sync_' if prefix else ''}{name}.py": fill(
                f"new_{name}.py", prefix=prefix, is_sync=bool(prefix)
            )
            for name, prefix in mixins
        },
    }


def _leave_out_exports(text: str) -> str:
    """Return `__init__.py` without the names from modules that are left out."""
    modules = {f"hosting_sdk.{name.removesuffix('.py').replace('/', '.')}" for name in _LEFT_OUT}
    imports = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module in modules
    ]
    names = {alias.name for node in imports for alias in node.names}
    numbers = {
        number
        for node in imports
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    return "".join(
        line
        for number, line in enumerate(text.splitlines(keepends=True), 1)
        if number not in numbers and line.partition(":")[0].strip(' ",\n') not in names
    )


def _write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
