"""Roles and directives of these pages: versions, floors, changelogs and bars of benchmarks."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from docutils import nodes
from docutils.core import publish_doctree
from docutils.parsers.rst import directives
from myst_parser.docutils_ import Parser
from sphinx.util.docutils import SphinxDirective, SphinxRole

from tools import floors, release

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PACKAGES = Path(__file__).parent.parent / "packages"
NUMBER = re.compile(r"[-+]?\d[\d,]*(?:\.\d+)?")


class VersionRole(SphinxRole):
    """``{version}`package` ``: the version that the package states."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the version as text."""
        return [nodes.Text(release.read_version(PACKAGES / self.text))], []


class FloorsDirective(SphinxDirective):
    """The floors (layers) of a package, from the import contracts."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the drawing; the build depends on the contracts."""
        self.env.note_dependency(str(floors.CONTRACTS))
        return [nodes.raw("", floors.draw_floors(self.arguments[0]), format="html")]


class ChangelogDirective(SphinxDirective):
    """The changelog of a package, with the changes that are not released yet."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the sections of the changelog."""
        folder = PACKAGES / self.arguments[0]
        for path in (folder / "CHANGELOG.md", *folder.glob("changelog.d/*.md")):
            self.env.note_dependency(str(path))
        changelog = release.render_changelog(self.arguments[0])
        return self.parse_text_to_nodes(changelog, allow_section_headings=True)


class Bar(NamedTuple):
    """One bar of a chart: its role is `ours`, `baseline` or `peer`."""

    label: str
    value: float
    text: str
    role: str


class BarsDirective(SphinxDirective):
    """Bar chart of a benchmark's table, and a text if a peer is better than ours.

    The argument is the file of results below `packages`. The build fails if a peer is better than
    ours and the directive has no text that says why.
    """

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {
        "table": directives.unchanged_required,
        "label": directives.unchanged_required,
        "column": directives.unchanged_required,
        "where": directives.unchanged_required,
        "skip": directives.unchanged_required,
        "ours": directives.unchanged,
        "baseline": directives.unchanged,
        "unit": directives.unchanged_required,
        "more": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        """Return the figure and the text below it, which begins with the better peers."""
        path = PACKAGES / self.arguments[0]
        self.env.note_dependency(str(path))
        results = publish_doctree(
            path.read_text(encoding="utf-8"),
            parser=Parser(),
            settings_overrides={"doctitle_xform": False},
        )
        bars = self._read_bars(results)
        more = "more" in self.options
        own = [bar.value for bar in bars if bar.role == "ours"]
        leaders = [
            bar.label
            for bar in bars
            if bar.role == "peer" and (bar.value > max(own) if more else bar.value < min(own))
        ]
        if leaders and not self.content:
            raise self.error(f"ours is behind {', '.join(leaders)}; expected a text that says why")
        longest = max(bar.value for bar in bars)
        items = "".join(
            f'<li class="{bar.role}" style="--length: {100 * bar.value / longest:.2f}%">'
            f"<span>{escape(bar.label)}</span> <span>{escape(bar.text)}</span></li>"
            for bar in bars
        )
        better = "longer is better" if more else "shorter is better"
        command = next(results.findall(nodes.literal)).astext()
        caption = f"{self.options['unit']}; {better}. Written by `{command}`."
        figure = nodes.container(classes=["benchmark"])
        figure += nodes.raw("", f'<ul class="bars">{items}</ul>', format="html")
        figure += self.parse_text_to_nodes(caption)
        told = self.parse_content_to_nodes()
        if leaders:
            told.insert(0, nodes.paragraph("", f"Better here: {', '.join(leaders)}."))
        return [figure, *told]

    def _read_bars(self, results: nodes.document) -> list[Bar]:
        """Return a bar for each chosen row of the table below the heading of the options."""
        heading = self.options["table"]
        sections = {each[0].astext(): each for each in results.findall(nodes.section)}
        table = sections[heading].next_node(nodes.table) if heading in sections else None
        if table is None:
            raise self.error(f"expected a table below the heading {heading!r}, found none")
        head, *rows = ([*row.findall(nodes.entry)] for row in table.findall(nodes.row))
        columns = [entry.astext() for entry in head]
        label = columns.index(self.options.get("label", columns[0]))
        value = columns.index(self.options["column"])
        where, _, patterns = self.options.get("where", f"{columns[0]} = *").partition(" = ")
        bars = []
        for row in rows:
            name, text = row[label].astext(), row[value].astext()
            chosen = _matches(row[columns.index(where)].astext(), patterns)
            if not chosen or _matches(name, self.options.get("skip", "")):
                continue
            role = "peer"
            if row[label].next_node(nodes.strong) or _matches(name, self.options.get("ours", "")):
                role = "ours"
            elif _matches(name, self.options.get("baseline", "")):
                role = "baseline"
            found = NUMBER.search(text)
            if found is None:
                raise self.error(f"expected a number for {name!r}, got {text!r}")
            bars.append(Bar(name, float(found[0].replace(",", "")), text, role))
        return bars


def _matches(text: str, patterns: str) -> bool:
    """Return whether a text matches one of the patterns, which ` | ` separates."""
    return any(fnmatch(text, pattern.strip()) for pattern in patterns.split(" | "))


def drop_edit_link(
    _app: Sphinx, page: str, _template: str, context: dict[str, object], _doctree: object
) -> None:
    """Remove the edit link from generated pages: there is no file to edit."""
    generated = page.startswith("hosting-sdk/reference/") or page in {"genindex", "search"}
    if generated:
        context.pop("page_source_suffix", None)


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the role, the directives and the handler."""
    app.add_role("version", VersionRole())
    app.add_directive("floors", FloorsDirective)
    app.add_directive("changelog", ChangelogDirective)
    app.add_directive("bars", BarsDirective)
    app.connect("html-page-context", drop_edit_link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
