"""Replay the history of repositories: the published addresses that each commit removes.

`python tools/replay_moves.py REPOSITORY ...` takes local clones (with or without a work tree) and
addresses that `git clone` understands. Each commit of the main line is compared with the one before
it, as `docs-config check --staged` would have done, and its state is checked, too. The table goes
to standard output as Markdown; `--events FILE` keeps a line of JSON for every commit that did harm.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docs_config.checker import validate
from docs_config.errors import DocsConfigError
from docs_config.files.paths import lists_sections
from docs_config.moves import TreeChange
from docs_config.moves.git import Repository
from docs_config.moves.trees import GitTree
from docs_config.pages import PagesFolder, find_problems, folder_for
from docs_config.pages.addresses import Addresses
from docs_config.pages.target import reference_folder
from docs_config.schema.revisions import AUTO
from docs_config.sources import parse_source

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.moves import Comparison

FOLDERS = ("docs", "examples")


@dataclass
class Tally:
    """The figures of one repository.

    Attributes:
        steps: The commits of the main line that changed documentation or examples.
        errors: The number of errors that these commits added.
        harmful: The commits that added errors.
        lost: The commits at which the addresses of written pages were lost.
        removed: The addresses of written pages that some commit removed.
        final: The addresses of written pages that the last commit still does not answer.
        renamed: The addresses in `final` for which git found a rename.
        certain: The addresses in `renamed` whose rename is certain.
        redirected: The addresses that were removed and that redirects answer.
        failures: The commits that could not be compared.
    """

    steps: int = 0
    errors: int = 0
    harmful: set[str] = field(default_factory=set)
    lost: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    final: set[str] = field(default_factory=set)
    renamed: set[str] = field(default_factory=set)
    certain: set[str] = field(default_factory=set)
    redirected: set[str] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)

    def figures(self) -> list[int]:
        """Return the figures in the order of the columns."""
        sets = (self.lost, self.final, self.renamed, self.certain, self.redirected)
        return [self.steps, len(self.harmful), self.errors, *map(len, sets)]


def git(folder: Path, *arguments: str) -> str:
    """Return the output of git."""
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def replay(folder: Path, tally: Tally, since: str | None) -> Iterator[dict[str, Any]]:
    """Replay the main line of a clone; yield the commits that did harm."""
    limits = [f"--since={since}"] if since else []
    listed = git(folder, "rev-list", "--first-parent", "--reverse", *limits, "HEAD", "--", *FOLDERS)
    commits = listed.split()
    if not commits:
        return
    parents = git(folder, "rev-list", "--first-parent", "--max-count=2", commits[0]).split()
    previous = list(Repository(str(folder)).list_commit(parents[1])) if parents[1:] else []
    known: dict[str, Counter[tuple[str, str]]] = {}
    for number, commit in enumerate(commits):
        repository = Repository(str(folder))  # a new one: its cache would grow without a limit
        files = list(repository.list_commit(commit))
        before, after = GitTree(repository, previous), GitTree(repository, files)
        previous = files
        tally.steps += 1
        event: dict[str, Any] = {"commit": commit, "lost": [], "errors": [], "renames": []}
        for path in find_configurations(after, folder, files):
            try:
                errors = find_errors(after, path)
                earlier = known.get(path)
                if earlier is None and number == 0:
                    earlier = errors
                event["errors"] += [message for _, message in errors - (earlier or Counter())]
                known[path] = errors
                source = parse_source(after.read(path))
                comparison = TreeChange([before], after).compare(path, source.value)
            except (DocsConfigError, RecursionError) as error:
                tally.failures.append(f"{commit}: {error}")
                continue
            if comparison is not None:
                event["lost"] += add(tally, comparison)
                event["renames"] += list_renames(comparison)
        tally.errors += len(event["errors"])
        if event["errors"]:
            tally.harmful.add(commit)
        if event["lost"]:
            tally.lost.add(commit)
        if event["errors"] or event["lost"] or event["renames"]:
            yield event
    finish(tally, folder, commits[-1])


def find_configurations(
    tree: GitTree, folder: Path, files: Sequence[tuple[str, str, str]]
) -> list[str]:
    """Return the configurations below the documentation folder."""
    names = [name for _, _, name in files if name.startswith("docs/")]
    paths = [str(folder / name) for name in names if name.endswith("/config.json")]
    return [path for path in paths if tree.is_file(path) and lists_sections(tree.read(path))]


def find_errors(tree: GitTree, path: str) -> Counter[tuple[str, str]]:
    """Return the errors of a state by rule and message."""
    source = parse_source(tree.read(path))
    findings = list(validate(source, AUTO).findings)
    pages = folder_for(path, source.value, tree=tree)
    if pages is not None and source.document is not None:
        findings += find_problems(source.document, folder=pages)
    return Counter((f.rule, f.message) for f in findings if f.severity == "error")


def add(tally: Tally, comparison: Comparison) -> list[str]:
    """Add a comparison to the figures; return the addresses of written pages that it loses."""
    written = [each for each in comparison.removed if not reference_folder(each)]
    lost = [each for each in written if each in comparison.lost]
    tally.redirected |= set(written) - set(lost)
    tally.removed |= set(written)
    for old in comparison.similar:
        address = old.removesuffix(".md").removesuffix("/index")
        if address in lost:
            tally.renamed.add(address)
            if old in comparison.renames:
                tally.certain.add(address)
    return lost


def list_renames(comparison: Comparison) -> list[dict[str, Any]]:
    """Return each rename with the entries that listed the page before and after."""
    before = _list_entries(comparison.before)
    after = _list_entries(comparison.after)
    return [
        {
            "old": each.old,
            "new": each.new,
            "similarity": each.similarity,
            "certain": each.old in comparison.renames,
            "before": before.get(each.old, []),
            "after": after.get(each.new, []),
            "labels": {
                label: sorted(page for page, labels in after.items() if label in labels)
                for label in before.get(each.old, [])
            },
        }
        for each in comparison.similar.values()
    ]


def _list_entries(addresses: Addresses) -> dict[str, list[str]]:
    """Return the labels of the entries by the page that they list."""
    labels: dict[str, list[str]] = {}
    for section in addresses.sections:
        for entry in section.all_entries:
            page = addresses.folder.find(entry.requested) if entry.kind == "page" else None
            if page is not None:
                labels.setdefault(page, []).append(f"{section.label} > {entry.label}")
    return labels


def finish(tally: Tally, folder: Path, commit: str) -> None:
    """Set `final` to the removed addresses that the last commit does not answer."""
    repository = Repository(str(folder))
    files = list(repository.list_commit(commit))
    tree = GitTree(repository, files)
    answered = set()
    for path in find_configurations(tree, folder, files):
        pages = PagesFolder(str(Path(path).parent), tree=tree)
        addresses = Addresses(parse_source(tree.read(path)).value, pages)
        answered |= {each for each in tally.removed if addresses.answer(each) is not None}
    tally.final = tally.removed - answered
    tally.renamed &= tally.final
    tally.certain &= tally.final


def clone_into(folder: Path, repository: str) -> Path:
    """Clone a repository, a local one without copying its objects, and return the clone."""
    shared = ["--shared"] if Path(repository).is_dir() else []
    command = ["git", "clone", "--quiet", "--no-checkout", *shared, "--", repository, str(folder)]
    subprocess.run(command, check=True)
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Replay all repositories and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("repositories", nargs="+", metavar="REPOSITORY")
    parser.add_argument("--since", metavar="DATE", help="leave out commits before DATE")
    parser.add_argument("--events", metavar="FILE", help="write the commits that did harm to FILE")
    options = parser.parse_args(arguments)
    rows: dict[str, Tally] = {}
    with (
        tempfile.TemporaryDirectory() as scratch,
        Path(options.events or os.devnull).open("w") as log,
    ):
        for number, repository in enumerate(options.repositories):
            clone = clone_into(Path(scratch) / str(number), repository)
            name = repository.rstrip("/").removesuffix("/repo").removesuffix(".git")
            name = re.split(r"[/+]", name)[-1]
            rows[name] = tally = Tally()
            events = replay(clone, tally, options.since)
            log.writelines(json.dumps({"repository": name, **event}) + "\n" for event in events)
            for failure in tally.failures:
                print(f"{name} {failure}", file=sys.stderr)
    print_table(rows)
    return 0


COLUMNS = (
    "commits",
    "with new errors",
    "new errors",
    "that lose addresses",
    "addresses lost today",
    "renames among them",
    "certain ones",
    "redirected",
)


def print_table(rows: dict[str, Tally]) -> None:
    """Print the figures as a table in Markdown, the largest loss first."""
    print("| repository |", " | ".join(COLUMNS), "|")
    print("|---|" + "---:|" * len(COLUMNS))
    ordered = sorted(rows.items(), key=lambda row: -len(row[1].final))
    figures = [(name, tally.figures()) for name, tally in ordered]
    total = [sum(column) for column in zip(*(each for _, each in figures), strict=True)]
    for name, each in [*figures, ("all", total)]:
        print("|", " | ".join([name, *(f"{figure:,}" for figure in each)]), "|")


if __name__ == "__main__":
    sys.exit(main())
