"""A documentation tree on the disk, and a sidebar to check against it."""

import json
from pathlib import Path

import pytest
from docs_config.pages import find_problems
from docs_config.sources import Document


class Tree:
    """A folder `docs` of Markdown files beside an optional `examples`."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def write(self, *pages: str, text: str | None = None) -> None:
        """Write Markdown files, each with a title unless a text is given."""
        for page in pages:
            path = self.root / page
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"# {page}\n" if text is None else text, encoding="utf-8")

    def example(self, path: str) -> None:
        """Make the folder of an example, `react/basic`."""
        (self.root.parent / "examples" / path).mkdir(parents=True)

    def configure(self, value: object) -> Path:
        """Write the configuration into the folder."""
        path = self.root / "config.json"
        path.write_text(json.dumps(value, indent=1), encoding="utf-8")
        return path

    def inside(self, folder: str) -> "Tree":
        """Return the tree of another folder beside `docs` or below it."""
        return Tree(self.root.parent / folder)

    @staticmethod
    def page(to: str, label: str | None = None) -> dict[str, str]:
        return {"label": label or f"to {to}", "to": to}

    @staticmethod
    def document(*targets: str, sections: object = None) -> Document:
        """Return a configuration: one section with these targets, or the given sections."""
        if sections is None:
            sections = [{"label": "Guides", "children": [Tree.page(to) for to in targets]}]
        return Tree.write_document({"sections": sections})

    @staticmethod
    def write_document(value: object) -> Document:
        return Tree.parse(json.dumps(value, indent=1, ensure_ascii=False))

    @staticmethod
    def parse(text: str) -> Document:
        return Document(text, json.loads(text))

    def findings(self, document: Document, *ignore: str):
        return find_problems(document, folder=str(self.root), ignore=ignore)

    def found(self, document: Document, *ignore: str) -> list[tuple[str, str, str]]:
        """Return rule, pointer and severity of every finding."""
        findings = self.findings(document, *ignore)
        return [(finding.rule, finding.pointer, finding.severity) for finding in findings]

    def messages(self, document: Document, *ignore: str) -> list[tuple[str, str | None]]:
        findings = self.findings(document, *ignore)
        return [(finding.message, finding.hint) for finding in findings]


@pytest.fixture
def empty_tree(tmp_path):
    """A tree without any page yet."""
    return Tree(tmp_path / "docs")


@pytest.fixture
def tree(empty_tree):
    """A tree with the page `overview`."""
    empty_tree.write("overview.md")
    return empty_tree


@pytest.fixture
def public_tree(public_folder):
    """A tree that every user may enter."""
    public = Tree(public_folder)
    public.write("overview.md")
    return public
