"""Compare what each package promises with its last release.

`python3 tools/dev.py compatibility` fails when something has gone that users of the last release
rely on: a Python name or parameter (found by griffe), or a line of `tools/surface.py`. A break that
is meant is named in a changelog fragment of the kind `breaking` or `removed`, in backquotes and as
this command prints it. A package without a tag has promised nothing yet. The command also fails for
a deprecation that does not say when its name goes, or whose time has come.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import griffe
from packaging.version import Version

from tools.release import BREAKING, read_version

if TYPE_CHECKING:
    from collections.abc import Iterator

TOOLS = Path(__file__).resolve().parent
MODULES = {
    "docs-config": ("docs_config", "docs_config.links", "docs_config.pages", "docs_config.sources"),
    "hosting-sdk": (
        "hosting_sdk",
        "hosting_sdk.conversion",
        "hosting_sdk.errors",
        "hosting_sdk.functions",
        "hosting_sdk.groups",
        "hosting_sdk.models",
        "hosting_sdk.sync_groups",
        "hosting_sdk.testing",
        "hosting_sdk.webhooks",
    ),
    "operations-status": (
        "operations_status",
        "operations_status.client",
        "operations_status.egress",
        "operations_status.errors",
        "operations_status.integrations",
        "operations_status.integrations.celery",
        "operations_status.integrations.django",
        "operations_status.integrations.dramatiq",
        "operations_status.integrations.rq",
        "operations_status.operations",
        "operations_status.testing",
    ),
}
"""Each package and its public modules: those that the documentation names."""

REMOVAL = re.compile(r"\bremoved in (\d+\.\d+)\b")


class Checkout:
    """The tree of a commit, or of what is being worked on.

    Attributes:
        root: Its folder.
    """

    def __init__(self, root: Path) -> None:
        self.root = root

    def load_modules(self, package: str) -> griffe.Module:
        """Return the Python names of a package; what is not a public module counts as private."""
        source = self.root / "packages" / package / "src"
        loaded = griffe.load(
            MODULES[package][0], search_paths=[source], allow_inspection=False, resolve_aliases=True
        )
        assert isinstance(loaded, griffe.Module)  # noqa: S101 a package is a module
        _hide_modules(loaded, MODULES[package])
        return loaded

    def list_surface(self, package: str) -> set[str]:
        """Return the lines of `tools/surface.py` for this tree."""
        done = subprocess.run(
            [sys.executable, TOOLS / "surface.py", package],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "packages" / package / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"compatibility: cannot list what {package} promises:\n{done.stderr}")
        return set(done.stdout.splitlines())

    def read_fragments(self, package: str) -> str:
        """Return the text of the changelog fragments that may name a break."""
        folder = self.root / "packages" / package / "changelog.d"
        paths = [path for kind in BREAKING for path in sorted(folder.glob(f"*.{kind}.md"))]
        return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def _hide_modules(module: griffe.Module, public: tuple[str, ...]) -> None:
    for nested in module.modules.values():
        if nested.is_alias:
            continue
        listed = nested.path in public or any(name.startswith(f"{nested.path}.") for name in public)
        is_below_generated = module.path.endswith(("groups", "models", "functions"))
        if listed or is_below_generated:
            _hide_modules(nested, public)
        else:
            nested.public = False


def find_last_tag(root: Path, package: str) -> str | None:
    """Return the tag of a package's last release that the checkout descends from."""
    command = ["git", "tag", "--merged", "HEAD", "--list", f"{package}-v*"]
    tags = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
    versions = {Version(tag.removeprefix(f"{package}-v")): tag for tag in tags.splitlines()}
    return versions[max(versions)] if versions else None


def extract(root: Path, tag: str, folder: Path) -> Checkout:
    """Write the tree of a tag into a folder."""
    command = ["git", "archive", "--format=tar", tag, "packages", "docs"]
    with (
        subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE) as archive,
        tarfile.open(fileobj=archive.stdout, mode="r|") as tree,
    ):
        tree.extractall(folder, filter="data")
    if archive.returncode:
        raise subprocess.CalledProcessError(archive.returncode, command)
    return Checkout(folder)


def find_breaks(old: Checkout, new: Checkout, package: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each promise that is broken, and how."""
    old_names, new_names = old.load_modules(package), new.load_modules(package)
    for found in griffe.find_breaking_changes(old_names, new_names):
        changed = found.old_value if found.old_value is not None else found.new_value
        name = found.obj.path
        if isinstance(changed, griffe.Parameter):
            name += f"({changed.name})"
        yield name, found.kind.value.lower()
    before, after = old.list_surface(package), new.list_surface(package)
    yield from ((line, "is gone") for line in sorted(before - after) if line[:5] != "need ")
    yield from ((line, "is new") for line in sorted(after - before) if line[:5] == "need ")


def check_package(root: Path, package: str) -> list[str]:
    """Return the breaks of a package since its last release that no fragment names."""
    tag = find_last_tag(root, package)
    if tag is None:
        print(f"{package}: nothing is released yet")
        return []
    checkout = Checkout(root)
    fragments = checkout.read_fragments(package)
    with tempfile.TemporaryDirectory(prefix="release-") as folder:
        old = extract(root, tag, Path(folder))
        breaks = list(dict.fromkeys(find_breaks(old, checkout, package)))
    unnamed = [f"`{name}`: {how}" for name, how in breaks if f"`{name}`" not in fragments]
    named = f", {len(breaks) - len(unnamed)} named in fragments" if breaks else ""
    print(f"{package}: {len(breaks)} breaks since {tag}{named}")
    return unnamed


def find_overdue(root: Path, package: str) -> Iterator[str]:
    """Yield each deprecation of a package that names no version, or one that has come."""
    source = root / "packages" / package / "src"
    version = Version(read_version(root / "packages" / package))
    for path in sorted(source.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "DeprecationWarning" not in text and "deprecated(" not in text:
            continue
        for line, message in find_deprecations(ast.parse(text)):
            removal = REMOVAL.search(message)
            place = f"{path.relative_to(root)}:{line}"
            if removal is None:
                yield f"{place}: the warning does not say `removed in X.Y`: {message!r}"
            elif Version(removal[1]) <= version:
                yield f"{place}: to be removed in {removal[1]}, this is {version}"


def find_deprecations(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the message of each call that deprecates something."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = ast.unparse(node.func).rpartition(".")[2]
        words = [ast.unparse(one) for one in [*node.args[1:], *(k.value for k in node.keywords)]]
        if function == "deprecated" or (function == "warn" and "DeprecationWarning" in words):
            texts = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
            yield node.lineno, "".join(map(str, texts))


def main(root: Path) -> int:
    """Check every package; return 1 if one breaks a promise, else 0."""
    problems = []
    for package in MODULES:
        unnamed = check_package(root, package)
        if unnamed:
            hint = f"name each in packages/{package}/changelog.d/+WORDS.breaking.md, or undo it"
            problems += [*(f"  {line}" for line in unnamed), f"  {hint}"]
        problems += [f"  {line}" for line in find_overdue(root, package)]
    if problems:
        print("\n".join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else TOOLS.parent))
