"""Compare what each package promises with its last release.

`python3 tools/dev.py compatibility` fails when something is gone that users of the last release
rely on: a Python name or parameter (found by griffe) of a module that `docs/compatibility.md`
lists, the exit code of an error, or a line of `tools/surface.py`. An intended break must be named
in a changelog fragment of the kind `breaking` or `removed`, in backquotes and exactly as this
command prints it. A package without a tag has promised nothing yet. The command also fails for a
deprecation that does not name the version of its removal, or whose version has come.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

import griffe
from packaging.version import Version

from tools.release import BREAKING, PACKAGES, ROOT, read_version
from tools.surface import list_surface

if TYPE_CHECKING:
    from collections.abc import Iterator

PROMISE = re.compile(r"^\|[^|]*\| names and parameters of (.+?) \| griffe", re.MULTILINE)
"""A row of `docs/compatibility.md` that lists public modules."""

REMOVAL = re.compile(r"\bremoved in (\d+\.\d+)\b")


def read_public_modules(root: Path) -> dict[str, list[str]]:
    """Return the public modules that the documentation of a checkout lists, by package."""
    text = (root / "docs" / "compatibility.md").read_text(encoding="utf-8")
    rows = [re.findall(r"`([a-z_.]+)`", row) for row in PROMISE.findall(text)]
    return {modules[0].replace("_", "-"): modules for modules in rows}


def load_modules(root: Path, package: str, public: list[str]) -> griffe.Module:
    """Return the Python names of a package; those outside its public modules count as private."""
    loaded = griffe.load(
        public[0],
        search_paths=[root / "packages" / package / "src"],
        allow_inspection=False,
        resolve_aliases=True,
    )
    assert isinstance(loaded, griffe.Module)  # noqa: S101 a package is a module
    hide_modules(loaded, public)
    return loaded


def hide_modules(module: griffe.Module, public: list[str]) -> None:
    """Mark as private the modules below a module that are not public and contain no public one."""
    for nested in module.modules.values():
        if nested.is_alias:
            continue
        listed = nested.path in public or any(name.startswith(f"{nested.path}.") for name in public)
        is_below_generated = module.path.endswith(("groups", "models", "functions"))
        if listed or is_below_generated:
            hide_modules(nested, public)
        else:
            nested.public = False


def list_exit_codes(module: griffe.Module) -> Iterator[str]:
    """Yield a line for each error of a package that has an exit code."""
    errors = module.modules["errors"].classes if "errors" in module.modules else {}
    for name, error in errors.items():
        if "exit_code" in error.all_members:
            code = cast("griffe.Attribute", error.all_members["exit_code"])
            yield f"exit code of {name} {code.value}"


def find_last_tag(root: Path, package: str) -> str | None:
    """Return the tag of a package's last release that the checkout descends from."""
    command = ["git", "tag", "--merged", "HEAD", "--list", f"{package}-v*"]
    tags = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
    versions = {Version(tag.removeprefix(f"{package}-v")): tag for tag in tags.splitlines()}
    return versions[max(versions)] if versions else None


def find_breaks(old: Path, new: Path, package: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each promise of an old tree that a new one breaks, and how."""
    public = read_public_modules(old)[package]
    modules = [load_modules(root, package, public) for root in (old, new)]
    for found in griffe.find_breaking_changes(*modules):
        changed = found.old_value if found.old_value is not None else found.new_value
        name = found.obj.path
        if isinstance(changed, griffe.Parameter):
            name += f"({changed.name})"
        yield name, found.kind.value.lower()
    before, after = (
        {*list_surface(root, package), *list_exit_codes(module)}
        for root, module in zip((old, new), modules, strict=True)
    )
    gone = sorted(line for line in before - after if not line.startswith("need "))
    for line in gone:
        if not any(line.startswith((f"{whole}.", f"{whole}[")) for whole in gone):
            yield line, "is gone"
    yield from ((line, "is new") for line in sorted(after - before) if line.startswith("need "))


def check_package(root: Path, package: str) -> list[str]:
    """Return the breaks of a package since its last release that no fragment names."""
    tag = find_last_tag(root, package)
    if tag is None:
        print(f"{package}: nothing is released yet")
        return []
    changes = root / "packages" / package / "changelog.d"
    paths = [path for kind in BREAKING for path in sorted(changes.glob(f"*.{kind}.md"))]
    fragments = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    with tempfile.TemporaryDirectory(prefix="release-") as folder:
        clone = ["git", "clone", "--quiet", "--shared", "--branch", tag, str(root), folder]
        subprocess.run([*clone, "--config", "advice.detachedHead=false"], check=True)
        breaks = list(dict.fromkeys(find_breaks(Path(folder), root, package)))
    unnamed = [f"`{name}`: {how}" for name, how in breaks if f"`{name}`" not in fragments]
    named = f", {len(breaks) - len(unnamed)} named in fragments" if breaks else ""
    print(f"{package}: {len(breaks)} breaks since {tag}{named}")
    return unnamed


def find_overdue(root: Path, package: str) -> Iterator[str]:
    """Yield each deprecation that names no version of its removal, or one that has come."""
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
    for package in PACKAGES:
        unnamed = check_package(root, package)
        if unnamed:
            hint = f"name each in packages/{package}/changelog.d/+WORDS.breaking.md, or undo it"
            problems += [*(f"  {line}" for line in unnamed), f"  {hint}"]
        problems += [f"  {line}" for line in find_overdue(root, package)]
    if problems:
        print("\n".join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else ROOT))
