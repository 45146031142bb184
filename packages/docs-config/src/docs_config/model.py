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
        label: What the sidebar shows.
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
        app_id: The application's id; always there in revision 2024-08.
        api_key: The search key, which is public; always there in revision 2024-08.
        index_name: The index; always there in revision 2024-08.
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
        doc_search: Settings of the search service; always there in revision 2024-08.
        users: The users that the file names.
        schema: What the file names as its schema.
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
        InvalidConfigError: It is not JSON or breaks the schema; carries all findings.
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    name = os.fspath(path)
    return _to_config(examine(read_file(name), path=name, revision=revision), name)


def loads(text: str | bytes, *, revision: str = AUTO) -> DocsConfig:
    """Return the configuration in a text.

    Args:
        text: The JSON text; bytes are UTF-8.
        revision: The revision of the format, `2024-08`, `2026-07` or `auto`, as for `check`.

    Raises:
        InvalidConfigError: It is not JSON or breaks the schema; carries all findings.
        ValueError: There is no such revision.
    """
    return _to_config(examine(text, revision=revision), None)


def _to_config(result: FileResult, path: str | None) -> DocsConfig:
    if not result.valid:
        raise InvalidConfigError(result.findings, path)
    return _CONVERTER.structure(result.source.value, DocsConfig)


# What a class contains stands before it: cattrs looks its parts up when it makes the hook.
_WIRE_NAMES: dict[type, dict[str, str]] = {
    Page: {"added_at": "addedAt", "updated_at": "updatedAt"},
    FrameworkGroup: {},
    Section: {"default_collapsed": "defaultCollapsed"},
    DocSearch: {"app_id": "appId", "api_key": "apiKey", "index_name": "indexName"},
    DocsConfig: {"doc_search": "docSearch", "schema": "$schema"},
}


def _create_converter() -> Converter:
    """Return a converter for documents that the schema has already accepted."""
    converter = Converter(detailed_validation=False)
    for model, names in _WIRE_NAMES.items():
        renamed: dict[str, Any] = {name: override(rename=wire) for name, wire in names.items()}
        hook: Any = make_dict_structure_fn(model, converter, **renamed)
        converter.register_structure_hook(
            model, _keeping_extra(hook) if model is DocSearch else hook
        )
    return converter


def _keeping_extra(hook: Any) -> Any:
    """Return a hook that also keeps the properties that `DocSearch` does not name."""
    named = frozenset(_WIRE_NAMES[DocSearch].values())

    def structure(value: dict[str, Any], kind: type[DocSearch]) -> DocSearch:
        known = {name: inner for name, inner in value.items() if name in named}
        extra = {name: inner for name, inner in value.items() if name not in named}
        return hook({**known, "extra": extra}, kind)  # type: ignore[no-any-return] # cattrs says Any

    return structure


_CONVERTER = _create_converter()
