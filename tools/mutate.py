"""Mutate lines drawn at random, one at a time, and report the mutations that no test notices.

`python -m tools.mutate PACKAGE --count N --seed N` changes the installed package, which the
processes started by tests import too, and runs the test files that are nearest to the module. The
mutations are mutmut's and two more. The runner of mutmut cannot draw lines at random, leaves out
decorated functions and the code of modules outside functions, and shows a mutation only to
processes that import its copy of the sources.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import importlib.util
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import coverage
import grimp
import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PACKAGES = Path("packages")
FAR = 99
_GENERATED = re.compile(r"\bGenerated (from|by)\b|Generated; do not edit")
_HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)


def drop_statement(node: cst.BaseSmallStatement) -> Iterator[cst.CSTNode]:
    """Yield `pass` in place of a statement that has an effect, raises or returns a value."""
    match node:
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString() | cst.Ellipsis()):
            return
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Attribute() | cst.Subscript())]):
            yield cst.Pass()
        case cst.Expr() | cst.Raise() | cst.Del() | cst.Return(value=cst.BaseExpression()):
            yield cst.Pass()


def negate_condition(node: cst.If | cst.While | cst.IfExp | cst.CompIf) -> Iterator[cst.CSTNode]:
    """Yield the statement or expression with the opposite condition."""
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


OPERATORS: list[tuple[Any, Callable[[Any], Any]]] = [
    *mutation_operators,
    (cst.BaseSmallStatement, drop_statement),
    ((cst.If, cst.While, cst.IfExp, cst.CompIf), negate_condition),
]


@dataclass(frozen=True)
class Mutation:
    """A mutation of one statement.

    Attributes:
        path: The file, relative to the folder of the package's modules.
        line: The first line of the statement.
        operator: The name of the function that made it.
        text: The text of the file with the mutation.
    """

    path: Path
    line: int
    operator: str
    text: str


class _Mutator(cst.CSTVisitor):
    """Collects the mutations of the nodes that begin in some lines."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, lines: range) -> None:
        super().__init__()
        self._lines = lines
        self.found: list[tuple[str, cst.CSTNode, cst.CSTNode]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Annotation | cst.Import | cst.ImportFrom):
            return False
        position = self.get_metadata(PositionProvider, node, None)
        if position is not None and position.start.line in self._lines:
            for kind, operator in OPERATORS:
                if isinstance(node, kind):
                    self.found += [(operator.__name__, node, new) for new in operator(node)]
        return True


def list_mutations(
    path: Path, text: str, lines: range, dice: random.Random | None = None
) -> Iterator[Mutation]:
    """Yield the mutations of the statement on some lines of a file, as far as they compile.

    With dice, their order is random, and each operator is as likely as another to be the first.
    """
    wrapper = MetadataWrapper(cst.parse_module(text))
    mutator = _Mutator(lines)
    wrapper.visit(mutator)
    found = mutator.found
    if dice is not None:
        operators = sorted({operator for operator, _, _ in found})
        ranks = dict(zip(dice.sample(operators, len(operators)), range(len(found)), strict=False))
        found = sorted(dice.sample(found, len(found)), key=lambda each: ranks[each[0]])
    for operator, old, new in found:
        changed = wrapper.module.deep_replace(old, new)
        if isinstance(changed, cst.Module) and changed.code != text:
            with contextlib.suppress(SyntaxError):
                compile(changed.code, path.name, "exec")
                yield Mutation(path, lines.start, operator, changed.code)


class Package:
    """An installed package with its sources and tests.

    Args:
        name: The name of the distribution.
    """

    def __init__(self, name: str) -> None:
        self.module = name.replace("-", "_")
        self.tests = PACKAGES / name / "tests"
        self.source = PACKAGES / name / "src" / self.module
        spec = importlib.util.find_spec(self.module)
        if spec is None or spec.origin is None:
            raise SystemExit(f"expected {name} to be installed")
        self._installed = Path(spec.origin).parent
        if self._installed == self.source.resolve():
            raise SystemExit(f"expected a wheel of {name} to be installed, not an editable one")
        self._coverage = coverage.Coverage(data_file=None, config_file="pyproject.toml")
        self._imports = grimp.build_graph(self.module, cache_dir=None)

    def read(self, path: Path) -> str:
        """Return the text of an installed module."""
        return (self._installed / path).read_text(encoding="utf-8")

    def list_places(self) -> list[tuple[Path, range]]:
        """Return the lines of each statement that people wrote, as coverage counts statements."""
        places = []
        for module in sorted(self._installed.rglob("*.py")):
            path = module.relative_to(self._installed)
            text = self.read(path)
            if not _GENERATED.search(text[:1000]):
                found = self._coverage.analysis2(str(module))
                first, excluded = set(found[1]), found[2]
                spans = pairwise([*sorted({*first, *excluded}), len(text.splitlines()) + 1])
                places += [(path, range(*span)) for span in spans if span[0] in first]
        return places

    def draw(self, places: list[tuple[Path, range]], dice: random.Random) -> Iterator[Mutation]:
        """Yield a mutation of each place that has any, in random order."""
        for path, lines in dice.sample(places, len(places)):
            yield from islice(list_mutations(path, self.read(path), lines, dice), 1)

    @contextlib.contextmanager
    def apply(self, mutation: Mutation) -> Iterator[None]:
        """Put a mutation into the installed package within a block.

        The installed file may be linked to a cache: a new file replaces it, and it stays unchanged.
        """
        path = self._installed / mutation.path
        original = path.with_suffix(".original")
        path.rename(original)
        try:
            path.write_text(mutation.text, encoding="utf-8")
            yield
        finally:
            original.replace(path)

    def describe(self, mutation: Mutation) -> str:
        """Return the place, the operator and the difference."""
        before, after = self.read(mutation.path).splitlines(), mutation.text.splitlines()
        difference = list(difflib.unified_diff(before, after, n=0, lineterm=""))[3:]
        place = f"{self.source / mutation.path}:{mutation.line}: {mutation.operator}"
        return "\n".join([place, *difference])

    def find_tests(self, path: Path) -> list[Path]:
        """Return the files of tests, the nearest to a module first.

        The nearest has the module's name, in its folder or in another one, then come its
        neighbours, then those whose imports lead to the module in the fewest steps.
        """
        parts = [part.strip("_") for part in path.with_suffix("").parts]
        name = ".".join([self.module, *path.with_suffix("").parts]).removesuffix(".__init__")

        def measure(file: Path) -> tuple[bool, bool, int, str]:
            folder = list(file.relative_to(self.tests).parent.parts)
            is_near = folder == parts[: len(folder)] and bool(folder or len(parts) == 1)
            is_mirror = file.stem.removeprefix("test_").startswith(parts[-1] or "exports")
            return not is_mirror, not is_near, self._count_steps(file, name), str(file)

        return sorted(self.tests.rglob("test_*.py"), key=measure)

    def _count_steps(self, file: Path, name: str) -> int:
        """Return how many imports lead from a file to a module."""
        found: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.update([node.module, *(f"{node.module}.{each.name}" for each in node.names)])
        chains = [
            self._imports.find_shortest_chain(each, name) if each != name else ()
            for each in found & self._imports.modules
        ]
        return min((len(chain) for chain in chains if chain is not None), default=FAR)


def list_changed(source: Path, revision: str) -> dict[Path, set[int]]:
    """Return the lines of each file that differ from a revision, else from the merge base."""
    if not revision:
        command = ["git", "merge-base", "HEAD", "main"]
        found = subprocess.run(command, capture_output=True, text=True, check=True)
        revision = found.stdout.strip()
    changed = {}
    for path in source.rglob("*.py"):
        command = ["git", "diff", "--unified=0", revision, "--", str(path)]
        found = subprocess.run(command, capture_output=True, text=True, check=True)
        hunks = [(int(start), int(size or 1)) for start, size in _HUNK.findall(found.stdout)]
        lines = {line for start, size in hunks for line in range(start, start + size)}
        changed[path.relative_to(source)] = lines
    return changed


def run_tests(files: list[Path], seconds: float) -> str:
    """Run tests until the first failure and return it; return an empty text if all pass."""
    command = [sys.executable, "-m", "pytest", *map(str, files), "--exitfirst", "--tb=no", "-q"]
    command += [f"--numprocesses={os.cpu_count()}", "--dist=loadgroup", "-p", "no:cacheprovider"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        output, _ = running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        return f"no end within {seconds:g} s"
    lines = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (lines or [f"exit code {running.returncode}"])[0] if running.returncode else ""


def main(arguments: list[str] | None = None) -> int:
    """Mutate lines of a package and print the survivors."""
    description = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=description)
    add = parser.add_argument
    add("package")
    add("--count", type=int, default=20, help="how many mutations; default 20")
    add("--seed", type=int, help="seed of the draw; default: a random one")
    add("--files", type=int, default=6, help="how many files of tests to run; default 6")
    add("--tests", nargs="+", type=Path, metavar="FILE", help="run these files of tests instead")
    add("--seconds", type=float, default=900.0, help="time limit of a mutation; default 900")
    changed = "draw only lines that differ from a revision; default: where main was left"
    add("--changed", nargs="?", const="", metavar="REVISION", help=changed)
    add("--line", metavar="FILE:LINE", help="try each mutation of this line instead of a draw")
    options = parser.parse_args(arguments)
    package = Package(options.package)
    places = package.list_places()
    if options.changed is not None:
        differing = list_changed(package.source, options.changed)
        places = [
            (path, lines)
            for path, lines in places
            if differing.get(path, set()).intersection(lines)
        ]
    if options.line:
        name, _, number = options.line.rpartition(":")
        path = Path(name).resolve().relative_to(package.source.resolve())
        lines = next(lines for each, lines in places if each == path and int(number) in lines)
        mutations = list(list_mutations(path, package.read(path), lines))
    else:
        seed = random.randrange(10**6) if options.seed is None else options.seed  # noqa: S311
        print(f"seed {seed}, {len(places)} statements", flush=True)
        drawn = package.draw(places, random.Random(seed))  # noqa: S311 nothing is secret
        mutations = list(islice(drawn, options.count))
    survivors = []
    for count, mutation in enumerate(mutations, 1):
        start = time.monotonic()
        print(f"\n{count}. {package.describe(mutation)}", flush=True)
        files = options.tests or package.find_tests(mutation.path)[: options.files]
        with package.apply(mutation):
            failure = run_tests(files, options.seconds)
        if not failure:
            survivors.append(mutation)
        verdict = f"noticed: {failure}" if failure else f"survived {', '.join(map(str, files))}"
        print(f"{verdict} ({time.monotonic() - start:.0f} s)", flush=True)
    print(f"\n{len(mutations) - len(survivors)} of {len(mutations)} noticed. Survivors:")
    for mutation in survivors:
        print(f"\n{package.describe(mutation)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
