"""Whole commands over documentation trees on the disk: page rules, dead targets, links."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from commands import BIN, REFERENCE, command_line, time_commands
from documents import FRAMEWORKS, SCHEMA_URL
from rounds import table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PAGES = 10_000
LINKED_PAGES = 500
LINKS_PER_PAGE = 20
ONE_IN = 10
"""Of the targets, one in so many is dead."""

FRONT_MATTER = "---\nid: {name}\ntitle: Page {name}\n---\n\n"
PARAGRAPH = (
    "Queries are *fresh* for a while and `stale` after it. What is stale is fetched again when it"
    " is shown, when the window gets the focus, and when the network comes back.\n\n"
)
CODE = "```tsx\nconst query = useQuery({ queryKey: ['todos'], queryFn: fetchTodos })\n```\n\n"
REMARK = ["remark-cli", "remark-validate-links"]


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
    """Return a document with 100 sections: 20 pages for all readers, 10 for each of 8 frameworks."""
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
        dead_one_in: Of so many targets in a row, one gets no page; 0 to write them all.

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
            f"## Part {step}\n\n{PARAGRAPH}See [page {other}](../{paths[other]}.md#part-{step}).\n\n"
            + (CODE if step % 2 else "")
            for step, other in enumerate(others)
        ]
        text = FRONT_MATTER.format(name=number) + "# Page\n\n" + "".join(parts)
        (configuration.parent / f"{path}.md").write_text(text)
    return configuration


def page_rules(*, rounds: int) -> list[str]:
    """Return tables of the check with and without pages, for trees of several shapes.

    No peer looks at the pages: those that are named read the schema's part alone.
    """
    shapes = {
        "in folders of 10 to 20": in_folders(),
        "in one folder": in_one_section(f"page-{n}" for n in range(PAGES)),
        "in folders that are 13 deep": in_one_section(
            f"{'/'.join('abcdefghijkl')}/g{n // 20}/page-{n}" for n in range(PAGES)
        ),
    }
    lines = []
    for title, document in shapes.items():
        with tempfile.TemporaryDirectory() as name:
            path = write_tree(Path(name), document)
            commands = {
                "docs-config check --no-pages": command_line("check", "--no-pages", str(path)),
                "docs-config check": command_line("check", str(path)),
            }
            for peer, options in {
                "check-jsonschema (schema alone)": ["check-jsonschema", "--schemafile"],
                "jsonvet (schema alone)": ["jsonvet", "--no-config", "--dialect=json", "--schema"],
            }.items():
                if (BIN / options[0]).exists():
                    schema = Path(name) / "schema.json"
                    done = subprocess.run(command_line("schema"), check=True, capture_output=True)
                    schema.write_bytes(done.stdout)
                    commands[peer] = [str(BIN / options[0]), *options[1:], str(schema), str(path)]
            rows = time_commands(commands, rounds=rounds)
        lines += [f"### 10,000 pages, {title}", ""]
        lines += table(rows, reference="docs-config check --no-pages")
    return lines


def dead_targets(*, rounds: int) -> list[str]:
    """Return a table of 10,000 targets of which 1,000 are dead, beside the same tree without."""
    with tempfile.TemporaryDirectory() as name:
        clean = write_tree(Path(name, "clean"), in_folders())
        broken = write_tree(Path(name, "broken"), in_folders(), dead_one_in=ONE_IN)
        rows = time_commands({"docs-config check": command_line("check", str(clean))}, rounds=1)
        commands = {
            "docs-config check, none dead": command_line("check", str(clean)),
            "docs-config check, 1,000 dead": command_line("check", "--exit-zero", str(broken)),
        }
        rows = time_commands(commands, rounds=rounds)
    title = "### 10,000 pages, 1,000 of them dead and their files gone"
    return [title, "", *table(rows, reference="docs-config check, none dead")]


def options(*, rounds: int) -> list[str]:
    """Return a table of a typical valid file, checked with the options that people use."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        document = document_of([f"guides/page-{number}" for number in range(100)])
        path = write_tree(folder / "plain", document)
        decided = write_tree(folder / "decided", document)
        (folder / "decided/docs-config.toml").write_text(
            'revision = "auto"\nignore = ["reference/*"]\n\n[rules]\n"pages/orphan" = "warning"\n'
        )
        commands = {REFERENCE: [str(BIN / "python"), "-c", "pass"]}
        for words in ([], ["--ignore", "reference/*"], ["--revision", "2024-08"]):
            name = " ".join(["docs-config check", *words])
            commands[name] = command_line("check", *words, str(path))
        commands["docs-config check --format github"] = command_line(
            "check", "--format", "github", str(path)
        )
        commands["docs-config check, with a settings file"] = command_line("check", str(decided))
        if (BIN / "check-jsonschema").exists():
            schema = folder / "schema.json"
            done = subprocess.run(command_line("schema"), check=True, capture_output=True)
            schema.write_bytes(done.stdout)
            peer = [str(BIN / "check-jsonschema"), "--schemafile", str(schema), str(path)]
            commands["check-jsonschema"] = peer
        rows = time_commands(commands, rounds=rounds)
    return ["### 100 pages on the disk, with options", "", *table(rows, reference=REFERENCE)]
