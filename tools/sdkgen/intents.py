"""Intents: phrases with which people ask for a method, methods that usually follow, contrasts.

`manifest/intents/GROUP.toml` has an entry for each method of the group:

    [getDeployments]
    ask = ["show my latest deploys", "is anything building right now"]
    then = ["deployments.getDeployment"]
    not = { "aliases.listAliases" = "lists the domain names that point at deployments" }

A manifest without the folder has none; the search then has names and descriptions only.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hosting_sdk._method_names import split_words

from tools.sdkgen.manifest import ManifestError

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.manifest import Manifest

FEWEST, MOST = 5, 25


@dataclass(frozen=True)
class Intents:
    """The entry of one method.

    Attributes:
        ask: Sentences and keywords with which people ask for it.
        then: Wire names of methods that usually follow.
        contrasts: The purpose of methods that are easily confused with it, by their wire names.
    """

    ask: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    contrasts: dict[str, str] = field(default_factory=dict)


def load_intents(folder: Path, manifest: Manifest, *, is_draft: bool = False) -> dict[str, Intents]:
    """Return the intents of each method, by its wire name.

    Args:
        folder: The manifest's folder.
        manifest: The methods, overrides applied.
        is_draft: Whether entries may be missing.

    Raises:
        ManifestError: A method has no entry or too few phrases, two methods share a phrase, a
            phrase is a question of the tests, or an entry names a method that does not exist.
    """
    methods = {f"{group}.{method['name']}" for group, method in manifest.methods()}
    paths = sorted((folder / "intents").glob("*.toml"))
    if not paths:
        return {name: Intents() for name in methods}
    found = {}
    for path in paths:
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if not entry.keys() <= {"ask", "then", "not"}:
                raise ManifestError(
                    f"{path.stem}.{name}: expected ask, then and not, got {sorted(entry)}"
                )
            found[f"{path.stem}.{name}"] = Intents(
                tuple(entry.get("ask", ())), tuple(entry.get("then", ())), entry.get("not", {})
            )
    if is_draft:
        found = {name: found.get(name, Intents()) for name in methods}
    faults = [*_find_faults(found, methods, is_draft=is_draft), *_find_copies(found, folder)]
    if faults:
        raise ManifestError("intents: " + "\n".join(faults))
    return found


def _find_faults(found: dict[str, Intents], methods: set[str], *, is_draft: bool) -> list[str]:
    missing, unknown = sorted(methods - found.keys()), sorted(found.keys() - methods)
    faults = [f"{name}: expected an entry with `ask`" for name in missing]
    faults += [f"{name}: there is no such method" for name in unknown]
    counts = Counter(_fold(ask) for each in found.values() for ask in each.ask)
    for name, entry in found.items():
        if not is_draft and not FEWEST <= len(entry.ask) <= MOST:
            faults.append(f"{name}: expected {FEWEST} to {MOST} phrases, got {len(entry.ask)}")
        faults += [f"{name}: {ask!r} is a duplicate" for ask in entry.ask if counts[_fold(ask)] > 1]
        faults += [
            f"{name}: there is no method {other!r}"
            for other in (*entry.then, *entry.contrasts)
            if other not in methods or other == name
        ]
    return faults


def _find_copies(found: dict[str, Intents], folder: Path) -> list[str]:
    """Return a fault for each phrase that is a question of the tests of the search."""
    questions = {
        _fold(line.partition(" = ")[0].rpartition(": ")[2])
        for path in (folder.parent / "tests" / "tool_server").glob("questions*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    return [
        f"{name}: {ask!r} is a question of the tests"
        for name, entry in found.items()
        for ask in entry.ask
        if _fold(ask) in questions
    ]


def _fold(text: str) -> str:
    return " ".join(split_words(text))
