"""The documentation as a book: its floors, pictures, glossaries and navigation."""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PACKAGES = ("docs-config", "hosting-sdk", "operations-status")
sys.path.insert(0, str(ROOT))

from tools import floors  # noqa: E402 they are found beside this folder


def toctree(page):
    """Return the pages that a page's tables of contents list."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\{toctree\}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    names = [re.sub(r".*<(.*)>", r"\1", line) for line in lines if line and line[0] != ":"]
    return [(Path(page).parent / name).as_posix() for name in names]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_of_the_contracts_is_drawn_with_its_summary(package):
    module = package.replace("-", "_")
    drawn = floors.draw_floors(module)
    own = floors.read_floors()[module]
    for name in [name for floor in own for name in floor]:
        assert f"<code>{name}</code> <span>" in drawn
    assert "<span></span>" not in drawn
    assert drawn.count("<ol ") == len(
        [n for n in floors.read_floors() if n.split(".")[0] == module]
    )


def test_a_module_that_does_not_exist_stops_the_build(tmp_path):
    contracts = tmp_path / "contracts.toml"
    contract = 'type = "layers"\ncontainers = ["docs_config"]\nlayers = ["cli | cellar"]\n'
    contracts.write_text(f"[[tool.importlinter.contracts]]\n{contract}", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match=r"source of the module docs_config\.cellar"):
        floors.draw_floors("docs_config", contracts)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_two_navigations_of_a_package_are_the_same(package):
    sections = json.loads((DOCS / "config.json").read_bytes())["sections"]
    listed = {each["label"]: [child["to"] for child in each["children"]] for each in sections}
    assert listed[package] == [page for page in toctree("index") if page.startswith(f"{package}/")]
    labels = {"how-to": "how-to guides", "contributors": "for contributors"}
    parts = ["how-to", "explanation", "contributors"]
    for part in [*parts, *(["reference"] if package != "hosting-sdk" else [])]:
        label = labels.get(part, part)
        assert listed[f"{package}: {label}"] == toctree(f"{package}/{part}")


@pytest.mark.parametrize(
    "module",
    [
        "operations_status",
        "operations_status.client",
        "operations_status.stores",
        "operations_status.errors",
        "operations_status.egress",
        "operations_status.testing",
        "docs_config",
    ],
)
def test_the_python_reference_has_every_public_name(module):
    page = DOCS / module.partition(".")[0].replace("_", "-") / "python.md"
    text = page.read_text(encoding="utf-8")
    if f".. automodule:: {module}\n   :members:" in text:
        return
    listed = {
        name.rpartition(".")[2]
        for name in re.findall(r"^\.\. auto\w+:: (\S+)$", text, re.MULTILINE)
    }
    assert set(importlib.import_module(module).__all__) <= listed


@pytest.mark.parametrize("package", PACKAGES)
def test_every_guide_of_a_package_has_words_for_the_search(package):
    guides = [*toctree(f"{package}/how-to"), f"{package}/tutorial", f"{package}/alternatives"]
    texts = {page: (DOCS / f"{page}.md").read_text(encoding="utf-8") for page in guides}
    header = re.compile(r"---\n(?:.+\n)*?keywords: \"[a-z].+\"\n(?:.+\n)*?---\n")
    assert [page for page, text in texts.items() if not header.match(text)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_glossary_has_at_most_thirty_terms(package):
    terms = (DOCS / package / "glossary.md").read_text(encoding="utf-8").count("\n: ")
    assert 10 < terms <= 30


def test_pictures_are_small_and_come_in_two_schemes():
    pictures = {path.name: path.stat().st_size for path in DOCS.glob("pictures/*")}
    assert all(size < 100_000 for size in pictures.values())
    light = {name for name in pictures if "-light." in name}
    assert pictures.keys() == light | {name.replace("-light.", "-dark.") for name in light}
    pages = [DOCS / "index.md", DOCS / "operations-status/page-comparison.md"]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    shown = re.findall(r"^```\{image\} .*pictures/(.+)\n(?::.+\n)*:alt: ", text, re.MULTILINE)
    assert set(shown) == pictures.keys()
    assert text.count("```{image}") == len(shown)
