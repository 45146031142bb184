"""The pages of the SDK's reference, as the build of the documentation writes them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hosting_sdk._policy.effects import EFFECTS

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "sdkgen"
GROUPS = {path.stem for path in (ROOT / "packages/hosting-sdk/manifest/groups").glob("*.json")}
LINK = re.compile(r"\]\(([^)\s]*)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PLACE = "hosting-sdk/reference/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The pages, in the place that they have in the documentation."""
    docs = tmp_path_factory.mktemp("docs")
    folder = docs / PLACE
    command = [sys.executable, "-m", "tools.sdkgen", "reference", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


@pytest.fixture(scope="module")
def pages(folder):
    """The text of each page by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.md")
    }


def sections(pages):
    """Yield the group and the text of each method's section."""
    for name, text in pages.items():
        if "/" not in name and name not in {"index.md", "tasks.md"}:
            for section in text.split("\n## ")[1:]:
                yield name.removesuffix(".md"), section


@pytest.mark.parametrize("predicate", EFFECTS.values())
def test_an_effect_has_the_words_of_the_tool_server_and_the_command_line(pages, predicate):
    assert any(f"` · {predicate}" in section for _, section in sections(pages))


def test_each_method_has_a_section_with_an_example_that_is_python(pages, method_count):
    found = list(sections(pages))
    assert len(found) == method_count
    for group, section in found:
        name = section.partition("\n")[0]
        (example,) = PYTHON.findall(section)[:1]
        assert f"client.{group}.{name}(" in example
        compile(
            f"async def example():\n    {example.replace(chr(10), chr(10) + '    ')}", name, "exec"
        )
        assert "**Returns** " in section
        assert "[every call](../errors.md)" in section
        assert "Parameters\n" in section or "It has no parameters." in section


def test_the_index_has_a_group_that_folds_for_each_page_of_methods(pages, method_count):
    fold = r"^:::\{admonition\} \*\*(\w+)\*\* \((\d+) methods?\): \w.*\n:class: reference-group$"
    found = re.findall(fold, pages["index.md"], re.MULTILINE)
    others = {"index.md", "tasks.md"}
    assert [f"{name}.md" for name, _ in found] == sorted(
        name for name in pages if "/" not in name and name not in others
    )
    assert sum(int(number) for _, number in found) == method_count
    assert len(re.findall(r"^\| \[`\w+`\]", pages["index.md"], re.MULTILINE)) == method_count


def test_an_example_and_its_result_stand_beside_the_parameters(pages):
    for _, section in sections(pages):
        columns = section.split("\n:::{container}\n")
        assert len(columns) == 3
        assert "Example\n" not in columns[1]
        assert "Parameters\n" in columns[1] or "It has no parameters." in columns[1]
        assert "```{rubric} Example\n" in columns[2]


def test_the_result_of_an_example_stands_below_it(pages):
    section = next(each for _, each in sections(pages) if each.startswith("get_auth_user\n"))
    assert '```{rubric} Its result\n:heading-level: 3\n```\n\n```json\n{\n  "user": {' in section
    assert sum("```json\n" in each for _, each in sections(pages)) > 250


def test_parameters_are_listed_with_type_need_meaning_and_default(pages):
    section = next(each for _, each in sections(pages) if each.startswith("get_deployments\n"))
    assert "| Parameter | Type | Required | Meaning | Default, values |" in section
    assert "| `team_id` | `str` | no | Team to act for, by its ID (prefix `team_`). |" in section
    assert "| default: that of the client |" in section


def test_the_forms_of_a_body_are_listed_with_their_required_fields(pages):
    section = next(each for _, each in sections(pages) if each.startswith("create_record\n"))
    assert "The body, in one of the forms below." in section
    form = "[`CreateSrvRecordRequest`](types/dns.md#createsrvrecordrequest)"
    assert f"| {form} | `srv`, `type` | 2 |" in section


def test_every_link_between_the_pages_leads_to_a_section(folder, pages):
    anchors = {
        name: {
            re.sub(r"[^a-z0-9]+", "-", each.lower()).strip("-") for each in HEADING.findall(text)
        }
        for name, text in pages.items()
    }
    for name, text in pages.items():
        for target in set(LINK.findall(text)):
            path, _, anchor = target.partition("#")
            found = (folder / name).parent.joinpath(path).resolve() if path else folder / name
            if not found.is_relative_to(folder):
                real = ROOT / "docs" / found.relative_to(folder.parents[1])
                assert real.is_file(), (name, target)
                continue
            assert anchor in {"", *anchors[found.relative_to(folder).as_posix()]}, (name, target)


def test_thirty_tasks_and_more_lead_to_methods(pages):
    rows = [line for line in pages["tasks.md"].splitlines() if line.startswith("| ")]
    tasks = [row for row in rows if not row.startswith("| I want to …")]
    assert len(tasks) >= 30
    assert all("](" in row.split(" | ")[1] for row in tasks)


def test_the_navigation_lists_every_page_of_methods(pages):
    config = json.loads((ROOT / "docs/config.json").read_bytes())
    targets = {
        child["to"].removeprefix(PLACE)
        for section in config["sections"]
        for child in section["children"]
        if child["to"].startswith(PLACE)
    }
    listed = {name.removesuffix(".md") for name in pages if not name.startswith("types/")}
    assert targets == {*listed, "types/index"}
    assert len(listed) == len(GROUPS) + 2


def test_no_page_is_kept_in_git():
    command = ["git", "ls-files", "docs/hosting-sdk/reference"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert listed.stdout == ""


def test_a_task_with_an_unknown_method_stops_the_build(tmp_path):
    manifest = tmp_path / "manifest"
    manifest.mkdir()
    for path in (HERE / "manifest").iterdir():
        manifest.joinpath(path.name).symlink_to(path)
    task = '{ want = "make a thing", call = ["sideThings.makeTing"] }'
    (manifest / "tasks.toml").write_text(f'[[topic]]\ntitle = "Things"\ntasks = [{task}]\n')
    program = (
        "import sys\nfrom pathlib import Path\n"
        "from tools.sdkgen.catalogue import build_catalogue\n"
        "from tools.sdkgen.manifest import load\n"
        "from tools.sdkgen.reference import render_reference\n"
        "folder = Path(sys.argv[1])\n"
        "render_reference(build_catalogue(load(folder), folder), folder, {})\n"
    )
    command = [sys.executable, "-c", program, str(manifest)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "make a thing: expected known methods, got ['sideThings.makeTing']" in done.stderr
