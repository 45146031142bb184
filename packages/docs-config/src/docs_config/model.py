"""A configuration as objects."""

from __future__ import annotations

import os
from collections.abc import Mapping  # noqa: TC003 cattrs reads the annotations
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from docs_config.checker import examine
from docs_config.errors import InvalidConfigError
from docs_config.schema.revisions import AUTO
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from docs_config.rules.results import FileResult


@frozen
class Page:
    """An entry of the sidebar.

    Attributes:
        label: The text that the sidebar shows.
        to: The target: a path without suffix below the documentation folder, or a link.
        badge: A short text beside the label.
        added_at: The day on which the page was added, as it stands in the file (2026-07).
        updated_at: The day on which it was last updated, as it stands in the file (2026-07).
        tab: The tab under which it is shown (2026-07).
    """

    label: str
    to: str
    badge: str | None = None
    added_at: str | None = None
    updated_at: str | None = None
    tab: str | None = None


@frozen
class FrameworkGroup:
    """The pages of a section for one framework.

    Attributes:
        label: The framework's name as the site knows it, `react`.
        children: The pages.
    """

    label: str
    children: tuple[Page, ...]


@frozen
class Section:
    """A group of the sidebar.

    Attributes:
        label: The group's title.
        children: The pages for every framework.
        frameworks: The pages for one framework each.
        collapsible: Whether the group can be collapsed.
        default_collapsed: Whether it starts collapsed.
        tab: The tab under which it is shown (2026-07).
    """

    label: str
    children: tuple[Page, ...]
    frameworks: tuple[FrameworkGroup, ...] = ()
    collapsible: bool = False
    default_collapsed: bool = False
    tab: str | None = None


@frozen
class DocSearch:
    """Settings of the search service.

    Attributes:
        app_id: The application's id; required in revision 2024-08.
        api_key: The search key, which is public; required in revision 2024-08.
        index_name: The name of the index; required in revision 2024-08.
        extra: The properties that the schema does not name, as they stand in the file.
    """

    app_id: str | None = None
    api_key: str | None = field(default=None, repr=False)
    index_name: str | None = None
    extra: Mapping[str, Any] = field(factory=dict, hash=False)


@frozen
class DocsConfig:
    """A whole configuration.

    Attributes:
        sections: The groups of the sidebar.
        doc_search: Settings of the search service; required in revision 2024-08.
        users: The strings of the property `users`.
        schema: The `$schema`: the URL or path of a schema.
    """

    sections: tuple[Section, ...]
    doc_search: DocSearch | None = None
    users: tuple[str, ...] = ()
    schema: str | None = None


def load(path: str | os.PathLike[str], *, revision: str = AUTO) -> DocsConfig:
    """Return the configuration in a file.

    Args:
        path: The file's path.
        revision: The revision of the format, `2024-08`, `2026-07` or `auto`, as for `check`.

    Raises:
        InvalidConfigError: The file is not JSON or breaks the schema; the error has all findings.
        FileError: The file cannot be read.
        ValueError: The revision does not exist.
    """
    name = os.fspath(path)
    return _to_config(examine(read_file(name), path=name, revision=revision), name)


def loads(text: str | bytes, *, revision: str = AUTO) -> DocsConfig:
    """Return the configuration in a text.

    Args:
        text: The JSON text; bytes are UTF-8.
        revision: The revision of the format, `2024-08`, `2026-07` or `auto`, as for `check`.

    Raises:
        InvalidConfigError: The text is not JSON or breaks the schema; the error has all findings.
        TypeError: It is neither `str` nor `bytes`; `load` reads a file.
        ValueError: The revision does not exist.
    """
    kind: type = type(text)
    if not issubclass(kind, (str, bytes)):
        raise TypeError(f"expected str or bytes, got {kind.__name__}; load reads a file")
    return _to_config(examine(text, revision=revision), None)


def _to_config(result: FileResult, path: str | None) -> DocsConfig:
    if not result.valid:
        raise InvalidConfigError(result.findings, path)
    return _CONVERTER.structure(result.source.value, DocsConfig)


_SEARCH_NAMES = {"appId": "app_id", "apiKey": "api_key", "indexName": "index_name"}


def _structure_search(value: Mapping[str, Any], _: type) -> DocSearch:
    """Return the settings of the search service; unknown properties are kept in `extra`."""
    known = {name: value[wire] for wire, name in _SEARCH_NAMES.items() if wire in value}
    extra = {wire: inner for wire, inner in value.items() if wire not in _SEARCH_NAMES}
    return DocSearch(**known, extra=extra)


# The documents are already validated against the schema. A class comes after the classes of its
# attributes, because cattrs looks up their hooks when it makes the hook of the class.
_CONVERTER = Converter(detailed_validation=False)
_CONVERTER.register_structure_hook(DocSearch, _structure_search)
for _model, _names in (
    (Page, {"added_at": "addedAt", "updated_at": "updatedAt"}),
    (Section, {"default_collapsed": "defaultCollapsed"}),
    (DocsConfig, {"doc_search": "docSearch", "schema": "$schema"}),
):
    _renamed: dict[str, Any] = {name: override(rename=wire) for name, wire in _names.items()}
    _hook: Any = make_dict_structure_fn(_model, _CONVERTER, **_renamed)
    _CONVERTER.register_structure_hook(_model, _hook)
