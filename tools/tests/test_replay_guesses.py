"""The replay of a history, and the table of the hints that the maintainers followed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import replay_guesses  # noqa: E402 it is found beside this folder

IDENTITY = ["-c", "user.name=x", "-c", "user.email=x@example.com"]


def _git(folder, *arguments):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    subprocess.run(["git", *IDENTITY, *arguments], cwd=folder, env=inherited, check=True)


def _commit(folder, text):
    (folder / "docs/config.json").write_text(text, encoding="utf-8")
    _git(folder, "add", "--all")
    _git(folder, "commit", "--quiet", "--message=x")


def _config(entries):
    children = [{"label": label, "to": target} for label, target in entries.items()]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    sections = [{"label": "S", "children": children}]
    return json.dumps({"docSearch": search, "sections": sections})


def test_a_replay_compares_the_first_hint_with_the_commit_that_mended_the_target(tmp_path, capsys):
    project = tmp_path / "project"
    docs = project / "docs"
    docs.mkdir(parents=True)
    _git(project, "init", "--quiet")
    for name in ("installation", "quickly-start", "changelogs", "overviews", "other", "known"):
        (docs / f"{name}.md").write_text("Text.\n", encoding="utf-8")
    before = {
        "Setup": "instalation",
        "Start": "quick-start",
        "Changes": "changelog",
        "Overview": "overview",
        "Nothing is like it yet": "guide/xyz",
        "Known": "known",
    }
    _commit(project, _config(before))
    _commit(project, "{")
    (docs / "guide").mkdir()
    (docs / "guide/xyzz.md").write_text("# It comes after the missing one\n", encoding="utf-8")
    _commit(project, _config(before))
    (docs / "overview.md").write_text("# It is back\n", encoding="utf-8")
    after = {"Setup": "installation", "Start": "other", "Overview": "overview", "Known": "known"}
    _commit(project, _config(after))
    (docs / "known.md").write_text("Other text.\n", encoding="utf-8")
    _commit(project, _config(after))
    log = tmp_path / "events"
    assert replay_guesses.main(["--events", str(log), str(project)]) == 0
    figures = "5 | 1 | 1 | 2 | 1 |"
    assert capsys.readouterr().out.splitlines()[2:] == [
        f"| project | {figures}",
        f"| all | {figures}",
    ]
    events = [json.loads(row) for row in log.read_text(encoding="utf-8").splitlines()]
    assert {event["target"]: (event["suggested"], event["outcome"]) for event in events} == {
        "instalation": ("installation", replay_guesses.RIGHT),
        "quick-start": ("quickly-start", replay_guesses.OTHER),
        "changelog": ("changelogs", replay_guesses.DELETED),
        "guide/xyz": ("guide/xyzz", replay_guesses.DELETED),  # hinted from the third commit on
        "overview": ("overviews", replay_guesses.BACK),
    }
    assert {event["file"] for event in events} == {"docs/config.json"}
