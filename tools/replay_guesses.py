"""Replay the history of repositories: which hints for missing pages did the maintainers follow?

`python -m tools.replay_guesses REPOSITORY ...` takes local clones (with or without a work tree) and
addresses that `git clone` understands. Each commit of the main line is checked. The first hint "did
you mean" for a target without a page is compared with the first commit after which the target is no
longer reported. The table goes to standard output as Markdown; `--events FILE` keeps a line of JSON
for every hint. Hints that correct upper and lower case alone do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from docs_config.errors import DocsConfigError
from docs_config.moves.git import Repository
from docs_config.moves.trees import GitTree
from docs_config.pages import find_defects, folder_for
from docs_config.pages.entries import read_sections
from docs_config.pages.target import page_path
from docs_config.sources import parse_source

from tools.replay_moves import clone_into, find_configurations, git

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FOLDERS = ("docs", "examples")
RIGHT = "the suggested page was written"
OTHER = "another page was written"
DELETED = "the entry was deleted"
BACK = "the page came back"
RULES = ("pages/dead-target", "pages/masked-target")
OUTCOMES = (RIGHT, OTHER, DELETED, BACK)

_HINT = re.compile(r'did you mean "(.*)"\?')


class Hint(NamedTuple):
    """The first hint for a target without a page.

    Attributes:
        suggested: The suggested target.
        labels: The labels of the entries with the missing target.
        is_fix: Whether `--unsafe-fixes` would have written it.
        commit: The commit after which the page was missing.
    """

    suggested: str
    labels: frozenset[str]
    is_fix: bool
    commit: str


class State(NamedTuple):
    """A configuration at one commit.

    Attributes:
        labels: The labels of the entries by their target.
        hints: The hints of the missing targets, None for a target that has no hint.
    """

    labels: dict[str, frozenset[str]]
    hints: dict[str, Hint | None]


def replay(folder: Path, since: str | None) -> Iterator[dict[str, str | bool]]:
    """Replay the main line of a clone; yield each hint with its outcome once it is known."""
    limits = [f"--since={since}"] if since else []
    listed = git(folder, "rev-list", "--first-parent", "--reverse", *limits, "HEAD", "--", *FOLDERS)
    open_hints: dict[str, dict[str, Hint]] = {}
    seen: dict[str, object] = {}
    for commit in listed.split():
        repository = Repository(str(folder))  # a new one: its cache would grow without a limit
        files = list(repository.list_commit(commit))
        tree = GitTree(repository, files)
        names = frozenset(name for _, _, name in files if name.startswith(FOLDERS))
        for path in find_configurations(tree, folder, files):
            basis = tree.stamp(path), names  # a changed page alone changes no entry and no target
            if seen.get(path) == basis:
                continue
            seen[path] = basis
            try:
                state = read_state(tree, path, commit)
            except (DocsConfigError, RecursionError):
                continue
            if state is None:
                continue
            known = open_hints.setdefault(path, {})
            for target in [target for target in known if target not in state.hints]:
                hint = known.pop(target)
                yield {
                    "file": str(Path(path).relative_to(folder)),
                    "target": target,
                    "suggested": hint.suggested,
                    "is_fix": hint.is_fix,
                    "since": hint.commit,
                    "until": commit,
                    "outcome": judge(target, hint, state),
                }
            for target, found in state.hints.items():
                if found is not None:
                    known.setdefault(target, found)


def read_state(tree: GitTree, path: str, commit: str) -> State | None:
    """Read and check a configuration, None if it is not JSON or has no pages."""
    value = parse_source(tree.read(path)).value
    pages = folder_for(path, value, tree=tree)
    if pages is None:
        return None
    labels: dict[str, frozenset[str]] = {}
    targets = {}
    for section in read_sections(value):
        for entry in section.all_entries:
            if entry.to is not None:
                targets[(*entry.path, "to")] = entry.to
                labels[entry.to] = labels.get(entry.to, frozenset()) | {entry.label or ""}
    hints: dict[str, Hint | None] = {}
    for defect in find_defects(value, pages):
        target = targets.get(defect.path)
        if target is None or defect.rule not in RULES:
            continue
        found = _HINT.fullmatch(defect.hint or "")
        if found is None:
            hints.setdefault(target, None)
            continue
        suggested = json.loads(f'"{found[1]}"')
        is_fix = bool(defect.repair and defect.repair.fixes())
        hints[target] = Hint(suggested, labels[target], is_fix, commit)
    return State(labels, hints)


def judge(target: str, hint: Hint, state: State) -> str:
    """Return what the maintainers did with a missing target."""
    if target in state.labels:
        return BACK
    written = {page_path(to).casefold() for to in state.labels}  # reference pages change their case
    if page_path(hint.suggested).casefold() in written:
        return RIGHT
    is_kept = any(labels & hint.labels for labels in state.labels.values())
    return OTHER if is_kept else DELETED


def main(arguments: Sequence[str] | None = None) -> int:
    """Replay all repositories and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("repositories", nargs="+", metavar="REPOSITORY")
    parser.add_argument("--since", metavar="DATE", help="leave out commits before DATE")
    parser.add_argument("--events", metavar="FILE", help="write every hint to FILE")
    options = parser.parse_args(arguments)
    rows: dict[str, Counter[str]] = {}
    with (
        tempfile.TemporaryDirectory() as scratch,
        Path(options.events or os.devnull).open("w") as log,
    ):
        for number, repository in enumerate(options.repositories):
            clone = clone_into(Path(scratch) / str(number), repository)
            name = repository.rstrip("/").removesuffix("/repo").removesuffix(".git")
            name = re.split(r"[/+]", name)[-1]
            rows[name] = Counter()
            for event in replay(clone, options.since):
                rows[name][str(event["outcome"])] += 1
                log.write(json.dumps({"repository": name, **event}) + "\n")
    print("| repository | hints that were dealt with |", " | ".join(OUTCOMES), "|")
    print("|---|" + "---:|" * (1 + len(OUTCOMES)))
    for name, row in [*rows.items(), ("all", sum(rows.values(), Counter()))]:
        figures = [row.total(), *(row[outcome] for outcome in OUTCOMES)]
        print("|", " | ".join([name, *map(str, figures)]), "|")
    return 0


if __name__ == "__main__":
    sys.exit(main())
