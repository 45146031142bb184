"""How much of the manifest has a description, and how many methods have an example of their own.

python -m tools.sdkgen [--manifest FOLDER] coverage [--missing] [--against FILE]
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.descriptions import find_described, list_places, load_descriptions
from tools.sdkgen.manifest import ManifestError, load
from tools.sdkgen.wording import list_copies

if TYPE_CHECKING:
    import argparse

    from tools.sdkgen.catalogue import Catalogue
    from tools.sdkgen.descriptions import Descriptions


DESCRIPTION = "count the descriptions and examples in the manifest"
_KINDS = {
    **dict.fromkeys(("path", "query", "header"), "parameters"),
    "body": "request",
    "result": "result",
}


@dataclass
class Count:
    """The number of things of one kind, and those of them that have no description."""

    all: int = 0
    missing: list[str] = field(default_factory=list)

    @property
    def described(self) -> int:
        """How many have a description."""
        return self.all - len(self.missing)


def count(catalogue: Catalogue, descriptions: Descriptions) -> dict[str, Count]:
    """Return the counts of methods, parameters, request fields and result fields.

    A parameter counts in each method. A field counts once, however many methods use its type; a
    field that members of a union share counts once, too.
    """
    counts = {kind: Count() for kind in ("methods", "parameters", "request", "result")}
    for group, method in catalogue.manifest.methods():
        counts["methods"].all += 1
        if not descriptions.find_method(*find_described(group, method)):
            counts["methods"].missing.append(f"{group}.{method['name']}")
    seen: set[tuple[str, str]] = set()
    for place in list_places(catalogue.manifest, catalogue.schemas).values():
        first = place.reaches[0]
        name = f"{first.group} {first.place} {first.key}"
        for kind in {_KINDS[each.place] for each in place.reaches}:
            if kind != "parameters" and (kind, name) in seen:
                continue
            seen.add((kind, name))
            counts[kind].all += 1
            if "description" not in place.schema:
                counts[kind].missing.append(name)
    return counts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--missing", action="store_true", help="list what has no description")
    parser.add_argument(
        "--against", type=Path, metavar="FILE", help="JSON whose sentences must not be repeated"
    )


def print_counts(arguments: argparse.Namespace) -> int:
    """Print the counts; return 1 if a text is copied, or the manifest cannot be rendered.

    Args:
        arguments: The parsed command line.
    """
    descriptions = load_descriptions(arguments.manifest)
    try:
        catalogue = build_catalogue(load(arguments.manifest), arguments.manifest)
    except ManifestError as error:
        print(f"sdkgen: {error}", file=sys.stderr)
        return 1
    examples = Count(
        len(catalogue.examples),
        [f"{name} {each.made_up}" for name, each in catalogue.examples.items() if each.made_up],
    )
    for kind, counted in (count(catalogue, descriptions) | {"examples": examples}).items():
        share = counted.described / counted.all if counted.all else 1
        print(f"{kind:<11}{counted.described:>6} of {counted.all:<6}{share:7.1%}")
        if arguments.missing:
            print(*(f"  {each}" for each in counted.missing), sep="\n")
    faults = []
    if arguments.against:
        faults = list_copies(descriptions, json.loads(arguments.against.read_bytes()))
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
    return 1 if faults else 0
