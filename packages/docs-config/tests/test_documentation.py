"""Examples of the documentation, compared with the command's output."""

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from docs_config.checker import examine
from docs_config.cli.main import main
from docs_config.pages import find_problems
from docs_config.report import write
from docs_config.rules.catalogue import RULES

REPOSITORY = Path(__file__).parents[3]
PAGES = REPOSITORY / "docs/docs-config"
if not PAGES.is_dir():
    pytest.skip("the documentation is not part of a source archive", allow_module_level=True)
SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'


_, *PARTS = re.split(
    r"^###? (.+)$", (PAGES / "rules.md").read_text(encoding="utf-8"), flags=re.MULTILINE
)
CHAPTERS = {
    name: body for name, body in zip(PARTS[::2], PARTS[1::2], strict=True) if " " not in name
}
SHOWN = [name for name, body in CHAPTERS.items() if "```" in body]


def test_every_rule_has_a_chapter_that_begins_with_its_sentence():
    assert list(CHAPTERS) == list(RULES)
    for name, body in CHAPTERS.items():
        words = " ".join(body.split())
        assert words.startswith(RULES[name].summary)
        assert RULES[name].site in words


@pytest.mark.parametrize("rule", SHOWN)
def test_the_example_of_a_rule_has_the_findings_that_are_shown(rule, tmp_path):
    body = CHAPTERS[rule]
    example, said = re.findall(r"```\w+\n(.*?)```", body, flags=re.DOTALL)
    if rule.startswith("pages/"):
        for page in re.findall(
            r"`(.+?)`", "".join(re.findall(r"^With the pages? (.*):$", body, re.MULTILINE))
        ):
            (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / page).touch()
        example = f'{{{SEARCH}, "sections": {example}}}'
    revision = "2026-07" if rule == "enum" else "2024-08"
    result = examine(example.encode(), path="docs/config.json", revision=revision)
    if rule.startswith("pages/"):
        assert result.document is not None
        found = find_problems(result.document, folder=str(tmp_path))
        result = result.with_findings([*result.findings, *found], [])
    stream = io.StringIO()
    write([result], format="text", stream=stream)
    (block,) = [part for part in stream.getvalue().split("\n\n") if f"[{rule}]" in part]
    lines = [line.replace("= hint", "  hint").strip() for line in block.splitlines()]
    told = [line for line in lines if line.startswith(("error[", "warning[", "hint: "))]
    assert told == [line.strip() for line in said.strip().splitlines()]


def _commands(block):
    """Yield the commands of a console block, each with its output."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield shlex.split(command), output.rstrip("\n")


def test_the_tutorial_works_as_it_is_written(tmp_path, monkeypatch, capsys):
    text = (PAGES / "tutorial.md").read_text(encoding="utf-8")
    config = tmp_path / "docs/config.json"
    config.parent.mkdir()
    (example,) = re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)
    config.write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    answered = 0
    for block in re.findall(r"```console\n(.*?)```", text, flags=re.DOTALL):
        for (program, *arguments), output in _commands(block):
            if program == "echo":
                content, _, name = arguments
                (tmp_path / name).write_text(content, encoding="utf-8")
            elif program == "docs-config":
                main(arguments)
                assert capsys.readouterr().out.rstrip("\n") == output
                answered += 1
        if "--fix" in block:  # the tutorial asks the reader to do the rest
            repaired = config.read_text(encoding="utf-8").replace("instalation", "installation")
            config.write_text(repaired, encoding="utf-8")
    assert answered == 4


PROGRAMS = [
    path
    for path in [*sorted(PAGES.glob("*.md")), REPOSITORY / "packages/docs-config/README.md"]
    if "```python" in path.read_text(encoding="utf-8")
]


def _join_programs(page):
    """Return the Python blocks of a page as one program."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return "\n".join(blocks)


@pytest.mark.once
def test_the_python_of_every_page_is_accepted_by_mypy(tmp_path):
    for page in PROGRAMS:
        path = tmp_path / f"{page.stem.lower()}.py"
        path.write_text(_join_programs(page), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", *tmp_path.glob("*.py")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"Success: no issues found in {len(PROGRAMS)} source files\n"


@pytest.mark.parametrize("page", PROGRAMS, ids=lambda path: path.name)
def test_the_python_of_a_page_runs_as_it_is_written(page, tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/orphan.md").touch()
    entry = '{"label": "A", "to": "gone", "badge": 7}'
    group = f'{{"label": "vue", "children": [{entry}]}}'
    section = f'{{"label": "S", "children": [{entry}], "frameworks": [{group}]}}'
    program = _join_programs(page)
    for badge in ("7", '"new"'):
        config = f'{{{SEARCH}, "sections": [{section.replace("7", badge)}]}}'
        (tmp_path / "docs/config.json").write_text(config, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        is_refused = badge == "7" and "InvalidConfigError" in done.stderr
        assert done.stderr == "" or (is_refused and "except" not in program)
