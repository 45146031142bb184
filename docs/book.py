"""Roles and directives of these pages: versions, floors, changelogs and bars of benchmarks."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective, SphinxRole

from tools import floors, plots, release

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PACKAGES = Path(__file__).parent.parent / "packages"


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
        text = path.read_text(encoding="utf-8")
        bars = self._read_bars(text)
        leaders = plots.find_leaders(bars, is_more_better="more" in self.options)
        if leaders and not self.content:
            raise self.error(f"ours is behind {', '.join(leaders)}; expected a text that says why")
        unit = self.options["unit"]
        better = "longer is better" if "more" in self.options else "shorter is better"
        caption = f"{unit}; {better}. Written by `{plots.read_command(text)}`."
        figure = nodes.container(classes=["benchmark"])
        figure += nodes.raw("", plots.draw_bars(bars, unit), format="html")
        figure += self.parse_text_to_nodes(caption)
        told = self.parse_content_to_nodes()
        if leaders:
            told.insert(0, nodes.paragraph("", f"Better here: {', '.join(leaders)}."))
        return [figure, *told]

    def _read_bars(self, text: str) -> list[plots.Bar]:
        rows = plots.read_table(text, self.options["table"])
        if "where" in self.options:
            column, _, patterns = self.options["where"].partition(" = ")
            rows = [row for row in rows if _matches(row[column], patterns)]
        label = self.options.get("label", next(iter(rows[0])))
        return plots.make_bars(
            [row for row in rows if not _matches(row[label], self.options.get("skip", ""))],
            label=label,
            column=self.options["column"],
            ours=self.options.get("ours", ""),
            baseline=self.options.get("baseline", ""),
        )


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
