"""Names of the methods that a document's operations become."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tools.sdkgen.names import spell, to_identifier, to_words

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from tools.sdkgen.manifest import Json

_VERSION = re.compile(r"^/v[0-9]+/")


CLIENT_MEMBERS = {
    *("aclose", "close", "load", "paginate", "raw", "request", "wait_for", "with_options"),
    *("group", "sync_group", "download", "sync_download", "record_stream", "sync_record_stream"),
    *(
        "value_or_stream",
        "upload_source",
        "request_options",
        "any",
        "literal",
        "mapping",
        "sequence",
    ),
}
"""Names that a group cannot have, in snake case: members of a client, and imports of its module."""


def to_wire_name(text: str) -> str:
    """Return a tag or an operation's name as the manifest spells it: `edgeCache`."""
    words = to_words(text)
    if not words or not words[0][0].isalpha():
        words = to_words(spell(text))
    first, *rest = words
    return first + "".join(word[0].upper() + word[1:] for word in rest)


def name_group(tag: str) -> str:
    """Return the group of a tag; one that would hide a member of the client ends in `Methods`."""
    group = to_wire_name(tag)
    python = to_identifier(group)
    return f"{group}Methods" if python in CLIENT_MEMBERS or python.endswith("_") else group


def name_by_path(verb: str, path: str) -> str:
    """Return a name made of verb and path: `getUsersById` for `GET /users/{id}`."""
    steps = [f"by {step.strip('{}')}" if "{" in step else step for step in path.split("/") if step]
    return to_wire_name(" ".join([verb.lower(), *steps]))


def strip_group(name: str, tag: str) -> str:
    """Return a name without the group before it: `add-label` for `issues/add-label` of `issues`."""
    words = "[^a-z0-9]*".join(re.findall("[a-z0-9]+", tag.lower()))
    found = re.match(rf"{words}[^a-z0-9]+(?=[a-z])", name, re.IGNORECASE) if words else None
    return name[found.end() :] if found else name


class KnownNames:
    """Names that the manifest gives to the operations of a document.

    Args:
        methods: The methods of the manifest, by `group.method`.
        paths: The paths of the document.
    """

    def __init__(self, methods: Mapping[str, Json], paths: Collection[str]) -> None:
        self._methods = methods
        self._paths = paths

    def find(self, verb: str, path: str, proposed: list[str]) -> list[str]:
        """Return the names of an operation, aliases last; none if it is new.

        They are those of the same path, or else those that the document proposes, or else those of
        a path that the document has in another version only.

        Args:
            verb: The HTTP method, in capitals.
            path: The template of the path.
            proposed: The names that the document gives it.
        """
        same = self._list_names(lambda fact: (fact["verb"], fact["path"]) == (verb, path))
        if same or any(name in self._methods for name in proposed):
            return same
        bare = _VERSION.sub("/", path)
        return self._list_names(
            lambda fact: (
                fact["verb"] == verb
                and _VERSION.sub("/", fact["path"]) == bare
                and fact["path"] not in self._paths
            )
        )

    def _list_names(self, fits: Callable[[Json], bool]) -> list[str]:
        found = [name for name, fact in self._methods.items() if fits(fact)]
        return sorted(found, key=lambda name: self._methods[name]["alias_of"] is not None)


def name_operation(
    verb: str,
    path: str,
    operation: Json,
    known: KnownNames,
    overrides: Mapping[tuple[str, str], Json],
) -> list[str]:
    """Return the names of an operation, the first its own, the others in further groups.

    The names of the manifest come first, so that a method keeps its name whatever the document
    calls it; then those of `overrides.toml`; then tag and `operationId`.

    Args:
        verb: The HTTP method, in capitals.
        path: The template of the path.
        operation: The operation of the document.
        known: The names that the manifest gives to operations.
        overrides: The [[operation]] entries by verb and path.
    """
    own = operation.get("x-speakeasy-name-override") or operation.get("operationId")
    tags = operation.get("tags", ["default"])
    proposed = [f"{name_group(tag)}.{to_wire_name(strip_group(own, tag))}" for tag in tags if own]
    proposed = list(dict.fromkeys(proposed))
    override = overrides.get((verb, path))
    if override is not None:
        proposed = [f"{override['group']}.{override['name']}"]
    return known.find(verb, path, proposed) or proposed
