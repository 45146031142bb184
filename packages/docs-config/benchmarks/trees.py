"""Whole commands over documentation trees on the disk: page rules, dead targets, links."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from commands import REFERENCE, command_line, peers, time_commands
from docs_config.schema.documents import read_schema
from documents import FRAMEWORKS, SCHEMA_URL
from rounds import table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PAGES = 10_000
LINKED_PAGES = 500
LINKS_PER_PAGE = 20
ONE_IN = 10
"""One target in this number of targets is dead."""

FRONT_MATTER = "---\nid: {name}\ntitle: Page {name}\n---\n\n"
PARAGRAPH = (
    "Queries are *fresh* for a while and `stale` after it. What is stale is fetched again when it"
    " is shown, when the window gets the focus, and when the network comes back.\n\n"
)
CODE = "```tsx\nconst query = useQuery({ queryKey: ['todos'], queryFn: fetchTodos })\n```\n\n"
SETTINGS = """\
revision = "auto"
ignore = ["reference/*"]

[rules]
"pages/orphan" = "warning"
"""
LINKS = "docs-config check --links"


def targets(document: bytes) -> Iterator[str]:
    """Yield the targets of a document."""
    for section in json.loads(document)["sections"]:
        for group in (section, *section.get("frameworks", ())):
            for page in group["children"]:
                yield page["to"]


def list_pages(paths: Iterable[str]) -> list[dict[str, str]]:
    """Return entries for some pages."""
    return [{"label": f"Page {number}", "to": path} for number, path in enumerate(paths)]


def document_of(sections: list[dict[str, Any]]) -> bytes:
    """Return a document with some sections."""
    search = {"appId": "0123456789", "apiKey": "0" * 32, "indexName": "documentation"}
    document: dict[str, Any] = {
        "$schema": SCHEMA_URL,
        "docSearch": search,
        "sections": sections,
    }
    return json.dumps(document, indent=2).encode()


def in_folders() -> bytes:
    """Return a document with 100 sections: 20 pages for all, and 10 for each of 8 frameworks."""
    return document_of(
        [
            {
                "label": f"Section {section}",
                "children": list_pages(f"guides-{section}/page-{n}" for n in range(20)),
                "frameworks": [
                    {
                        "label": framework,
                        "children": list_pages(
                            f"framework/{framework}/guides-{section}/page-{n}" for n in range(10)
                        ),
                    }
                    for framework in FRAMEWORKS
                ],
            }
            for section in range(100)
        ]
    )


def in_one_section(paths: Iterable[str]) -> bytes:
    """Return a document with one section that lists some pages."""
    return document_of([{"label": "All", "children": list_pages(paths)}])


def write_tree(folder: Path, document: bytes, *, dead_one_in: int = 0) -> Path:
    """Write a document and the pages that it lists below `docs` of a folder.

    Args:
        folder: An empty or missing folder.
        document: The document.
        dead_one_in: One target in this number of targets gets no page; 0 to write all pages.

    Returns:
        The path of the configuration.
    """
    docs = folder / "docs"
    made: set[Path] = set()
    for number, target in enumerate(targets(document)):
        if dead_one_in and number % dead_one_in == 0:
            continue
        path = docs / f"{target}.md"
        if path.parent not in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            made.add(path.parent)
        name = path.stem
        path.write_text(FRONT_MATTER.format(name=name) + f"# {name}\n\n" + PARAGRAPH * 4)
    configuration = docs / "config.json"
    configuration.write_bytes(document)
    return configuration


def write_linked_tree(folder: Path) -> Path:
    """Write pages of some 6 KB, each with headings, code and links to its neighbours."""
    paths = [f"guides-{number // 25}/page-{number}" for number in range(LINKED_PAGES)]
    configuration = write_tree(folder, in_one_section(paths))
    for number, path in enumerate(paths):
        others = [(number * 7 + step) % LINKED_PAGES for step in range(LINKS_PER_PAGE)]
        parts = [
            f"## Part {step}\n\n{PARAGRAPH}"
            f"See [page {other}](../{paths[other]}.md#part-{step}).\n\n{CODE * (step % 2)}"
            for step, other in enumerate(others)
        ]
        text = FRONT_MATTER.format(name=number) + "# Page\n\n" + "".join(parts)
        (configuration.parent / f"{path}.md").write_text(text)
    return configuration


def schema_readers(folder: Path, path: Path) -> dict[str, list[str]]:
    """Return the commands of peers that validate a configuration against the schema."""
    schema = folder / "schema.json"
    schema.write_text(read_schema("2024-08"), encoding="utf-8")
    names = ("check-jsonschema", "jsonvet")
    return {name: build([path]) for name, build in peers(schema, None).items() if name in names}


def options_of_a_check(*, rounds: int) -> list[str]:
    """Return a table of a valid file with 100 pages, checked with the options that people use."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        document = in_one_section(f"guides/page-{number}" for number in range(100))
        path = write_tree(folder / "plain", document)
        decided = write_tree(folder / "decided", document)
        (decided.parent / "docs-config.toml").write_text(SETTINGS)
        given = {
            "": [str(path)],
            " --no-pages": ["--no-pages", str(path)],
            " --ignore 'reference/*'": ["--ignore", "reference/*", str(path)],
            " --revision 2024-08": ["--revision", "2024-08", str(path)],
            " --format github": ["--format", "github", str(path)],
            " with a settings file": [str(decided)],
        }
        commands = {
            REFERENCE: [sys.executable, "-c", "pass"],
            **{f"docs-config check{name}": command_line("check", *a) for name, a in given.items()},
            **schema_readers(folder, path),
        }
        rows = time_commands(commands, rounds=rounds)
    title = "### a valid file with 100 pages on the disk, with options"
    return [title, "", *table(rows, reference=REFERENCE)]


def page_rules(*, rounds: int) -> list[str]:
    """Return tables of the check with and without pages, for trees of several shapes."""
    shapes = {
        "in 900 folders": in_folders(),
        "in one folder": in_one_section(f"page-{n}" for n in range(PAGES)),
        "in folders that are 13 deep": in_one_section(
            f"{'/'.join('abcdefghijkl')}/g{n // 20}/page-{n}" for n in range(PAGES)
        ),
    }
    lines = ["No peer looks at the pages: those that are named read the file alone.", ""]
    for title, document in shapes.items():
        with tempfile.TemporaryDirectory() as name:
            path = write_tree(Path(name), document)
            commands = {
                "docs-config check --no-pages": command_line("check", "--no-pages", str(path)),
                "docs-config check": command_line("check", str(path)),
                **schema_readers(Path(name), path),
            }
            rows = time_commands(commands, rounds=rounds)
        lines += [f"### 10,000 pages {title}", ""]
        lines += table(rows, reference="docs-config check --no-pages")
    return lines


def dead_targets(*, rounds: int) -> list[str]:
    """Return a table of 10,000 targets, 1,000 of them dead, and of the same tree without these."""
    with tempfile.TemporaryDirectory() as name:
        clean = write_tree(Path(name, "clean"), in_folders())
        broken = write_tree(Path(name, "broken"), in_folders(), dead_one_in=ONE_IN)
        commands = {
            "docs-config check, none dead": command_line("check", str(clean)),
            "docs-config check, 1,000 dead": command_line("check", "--exit-zero", str(broken)),
        }
        rows = time_commands(commands, rounds=rounds)
    title = "### 10,000 pages in 900 folders, the files of 1,000 of them gone"
    return [title, "", *table(rows, reference="docs-config check, none dead")]


def links(*, rounds: int) -> list[str]:
    """Return a table of the links inside 500 pages, compared with other link checkers."""
    with tempfile.TemporaryDirectory() as name:
        path = write_linked_tree(Path(name, "tree"))
        commands = {
            LINKS: command_line("check", "--links", str(path)),
            "docs-config check": command_line("check", str(path)),
            **link_readers(Path(name), path.parent),
        }
        rows = time_commands(commands, rounds=max(2, rounds // 3))
        size = sum(page.stat().st_size for page in path.parent.rglob("*.md"))
    title = (
        f"### {LINKED_PAGES} pages, {size / 1e6:.1f} MB, {LINKED_PAGES * LINKS_PER_PAGE:,} links"
    )
    return [title, "", *table(rows, reference=LINKS)]


def link_readers(folder: Path, pages: Path) -> dict[str, list[str]]:
    """Install the peers that check relative links and anchors, if npm is here; return commands."""
    npm = shutil.which("npm")
    if npm is None:
        return {}
    packages = ["remark-cli", "remark-validate-links"]
    done = subprocess.run(
        [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *packages],
        check=False,
        capture_output=True,
        timeout=300,
    )
    command = folder / "node_modules/.bin/remark"
    if done.returncode != 0 or not command.exists():
        return {}
    rule = f"{folder}/node_modules/remark-validate-links/index.js=repository:false"
    return {"remark-validate-links": [str(command), "--quiet", "--use", rule, str(pages)]}
