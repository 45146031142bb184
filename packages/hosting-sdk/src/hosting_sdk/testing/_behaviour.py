"""Behaviour of collections beyond create, read, change and delete, as the manifest describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["Behaviour", "Filter", "Link", "Rules", "Script", "Step", "Unique", "fill_template"]

_ERROR_MARK: Final = "!"


@attrs.frozen
class Step:
    """One state in the life of an item.

    Attributes:
        fields: The fields that it sets.
        lines: Text and level of each line that is added to the log.
    """

    fields: Mapping[str, Any]
    lines: Sequence[tuple[str, str]] = ()


@attrs.frozen
class Script:
    """The states of the next item that a method creates, instead of the usual ones.

    Attributes:
        states: Its states in order: names, or tables of fields.
        log: The lines of its log by state; None for the usual ones.
    """

    states: Sequence[str | Mapping[str, Any]]
    log: Mapping[str, Sequence[str]] | None = None


@attrs.frozen
class Unique:
    """Fields whose values no two items of a collection share."""

    fields: Sequence[str]
    status: int
    code: str

    def matches(self, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Tell whether two items share the values; two lists do if they have a common member.

        An item without the first of the fields matches no other.
        """
        pairs = [(one.get(name), other.get(name)) for name in self.fields]
        return self.fields[0] in one and all(
            any(each in theirs for each in ours)
            if isinstance(ours, list) and isinstance(theirs, list)
            else ours == theirs
            for ours, theirs in pairs
        )


@attrs.frozen
class Link:
    """A field that names an item of another collection, found by fields of the body."""

    field: str
    collection: str
    by: Sequence[str]


@attrs.frozen
class Filter:
    """A filter for the items of a list by their fields.

    Attributes:
        name: The query parameter.
        fields: The fields, of which one must match.
        texts: The values that match.
        within: Whether a value that contains one of the texts matches, too.
    """

    name: str
    fields: Sequence[str]
    texts: Sequence[str]
    within: bool = False

    def accepts(self, value: Mapping[str, Any]) -> bool:
        """Tell whether an item passes the filter."""
        found = [text for name in self.fields for text in _list_texts(value.get(name))]
        if self.within:
            return any(each.lower() in text.lower() for each in self.texts for text in found)
        return not set(self.texts).isdisjoint(found)


@attrs.frozen(kw_only=True)
class Rules:
    """Behaviour of one collection; `manifest/behaviour.toml` says what each entry means."""

    state: Sequence[str] = ()
    life: Sequence[str | Mapping[str, Any]] = ()
    settled: Sequence[str] = ()
    log: Mapping[str, Sequence[str]] = attrs.field(factory=dict)
    fields: Mapping[str, Any] = attrs.field(factory=dict)
    links: Sequence[Link] = ()
    names: Sequence[str] = ()
    of: str = ""
    unique: Sequence[Unique] = ()
    replaces: str = ""
    items: str | None = None
    created: str = ""
    batch: str = ""
    absent: Sequence[str] = ()
    result: Mapping[str, Any] = attrs.field(factory=dict)
    acts_on: str = ""
    creates: bool = False
    files: str = ""
    digests: Sequence[str] = ()
    filters: Mapping[str, str] = attrs.field(factory=dict)
    document: bool = False

    def plan(self, script: Script | None) -> list[Step]:
        """Return the states of a new item, in order.

        Args:
            script: The states that a test has chosen, None for the usual ones.
        """
        states, log = self.life, self.log
        if script is not None:
            states, log = script.states, self.log if script.log is None else script.log
        steps = []
        for state in states:
            if isinstance(state, str):
                fields: dict[str, Any] = dict.fromkeys(self.state, state)
            else:
                fields = {name: fill_template(value, {}) for name, value in state.items()}
                named = [fields[name] for name in self.state if name in fields]
                fields |= dict.fromkeys(self.state, named[0]) if named else {}
            reached = str(next((fields.get(name) for name in self.state), ""))
            lines = [
                (line.removeprefix(_ERROR_MARK), "error" if line.startswith(_ERROR_MARK) else "")
                for line in log.get(reached, ())
            ]
            steps.append(Step(fields, lines))
        return steps


_NO_RULES: Final = Rules()


class Behaviour:
    """Behaviour of the platform.

    Args:
        data: The content of `manifest/behaviour.toml`, from the index.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.reads: Sequence[Mapping[str, str]] = data.get("reads", ())
        filters = data.get("filters", {})
        self._equals: Mapping[str, str] = filters.get("equals", {})
        self._contains: Mapping[str, Sequence[str]] = filters.get("contains", {})
        self._rules = {
            _shape_of(path): Rules(
                **{
                    **entry,
                    "links": [Link(**link) for link in entry.get("links", ())],
                    "unique": [Unique(**rule) for rule in entry.get("unique", ())],
                }
            )
            for path, entry in data.get("collections", {}).items()
        }
        self._actions: Mapping[tuple[str, ...], Mapping[str, Any]] = {
            _shape_of(path): fields for path, fields in data.get("actions", {}).items()
        }
        folders = data.get("folders", {})
        self.home: str = folders.get("home", "/")
        self._writes = {_shape_of(path) for path in folders.get("write", ())}
        self._reads_files = {_shape_of(path) for path in folders.get("read", ())}
        self._whole_paths = {
            _shape_of(path): _shape_of(whole) for path, whole in data.get("paths", {}).items()
        }
        self._logs = {_shape_of(path) for path in data.get("logs", {}).get("paths", ())}

    @property
    def shapes(self) -> Iterable[tuple[str, ...]]:
        """The collections, as paths with empty text for parameters."""
        return self._rules

    def rules(self, shape: tuple[str, ...]) -> Rules:
        """Return the rules of a collection."""
        return self._rules.get(shape, _NO_RULES)

    def action(self, shape: tuple[str, ...]) -> Mapping[str, Any] | None:
        """Return the fields that an action sets in its item, None if the path is not an action."""
        return self._actions.get(shape)

    def find_whole_path(self, shape: tuple[str, ...]) -> tuple[str, ...]:
        """Return a path with the collections that it leaves out."""
        return self._whole_paths.get(shape, shape)

    def writes_files(self, shape: tuple[str, ...]) -> bool:
        """Tell whether a path takes an archive of files."""
        return shape in self._writes

    def reads_file(self, shape: tuple[str, ...]) -> bool:
        """Tell whether a path returns a file of such an archive."""
        return shape in self._reads_files

    def is_log(self, shape: tuple[str, ...]) -> bool:
        """Tell whether a path is the log of the item above it."""
        return shape in self._logs

    def filters(
        self, rules: Rules, declared: Iterable[str], query: Iterable[tuple[str, str]]
    ) -> Iterator[Filter]:
        """Yield the filters of a query.

        Args:
            rules: The rules of the collection.
            declared: The fields of its items.
            query: Names and values.
        """
        given: dict[str, list[str]] = {}
        for name, value in query:
            given.setdefault(name, []).extend(value.split(","))
        fields = frozenset(declared)
        for name, texts in given.items():
            within = fields.intersection(self._contains.get(name, ()))
            field = rules.filters.get(name) or self._equals.get(name, name)
            if within:
                yield Filter(name, sorted(within), texts, within=True)
            elif field in fields:
                yield Filter(name, [field], texts)


def fill_template(value: Any, known: Mapping[str, Any]) -> Any:
    """Return a value of the manifest with the fields in braces filled in.

    Raises:
        KeyError: A field is not known.
    """
    if value == "{null}":
        return None
    return value.format_map(known) if isinstance(value, str) else value


def _shape_of(path: str) -> tuple[str, ...]:
    return tuple("" if part == "*" else part for part in path.split("/"))


def _list_texts(value: Any) -> list[str]:
    if isinstance(value, list):
        return [text for each in value for text in _list_texts(each)]
    if isinstance(value, bool):
        return [str(value).lower()]
    return [] if value is None else [str(value)]
