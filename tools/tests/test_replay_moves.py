"""The replay of a history, and the table of the addresses that it lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import replay_moves  # noqa: E402 it is found beside this folder

IDENTITY = ["-c", "user.name=x", "-c", "user.email=x@example.com"]


def _git(folder, *arguments):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    subprocess.run(["git", *IDENTITY, *arguments], cwd=folder, env=inherited, check=True)


def _commit(folder, *pages):
    children = [{"label": page, "to": page} for page in pages]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    value = {"docSearch": search, "sections": [{"label": "S", "children": children}]}
    (folder / "docs/config.json").write_text(json.dumps(value), encoding="utf-8")
    _git(folder, "add", "--all")
    _git(folder, "commit", "--quiet", "--message=x")


def test_a_replay_counts_new_errors_and_lost_addresses(tmp_path, capsys):
    project = tmp_path / "project"
    docs = project / "docs"
    docs.mkdir(parents=True)
    _git(project, "init", "--quiet")
    for name in ("a", "b", "c", "d"):
        (docs / f"{name}.md").write_text(
            f"# {name}\n\n" + f"Text of {name}.\n" * 20, encoding="utf-8"
        )
    _commit(project, "a", "b", "c", "d")
    (docs / "a.md").rename(docs / "new.md")  # a certain rename, and a dead target
    _commit(project, "a", "b", "c", "d")
    (docs / "b.md").unlink()
    text = (docs / "d.md").read_text(encoding="utf-8")
    (docs / "d.md").unlink()
    (docs / "e.md").write_text(f"---\nredirect_from: [/d]\n---\n{text}", encoding="utf-8")
    _commit(project, "new", "c", "e")
    (docs / "b.md").write_text("# It is back\n", encoding="utf-8")
    _commit(project, "new", "b", "c", "e")
    log = tmp_path / "events"
    assert replay_moves.main(["--events", str(log), str(project)]) == 0
    line = "4 | 1 | 1 | 2 | 1 | 1 | 1 | 1 |"
    assert [row.partition("| ")[2] for row in capsys.readouterr().out.splitlines()[2:]] == [
        f"project | {line}",
        f"all | {line}",
    ]
    events = [json.loads(row) for row in log.read_text(encoding="utf-8").splitlines()]
    assert [event["lost"] for event in events] == [["a"], ["b"]]


def test_a_repository_without_documentation_has_an_empty_row(tmp_path, capsys):
    project = tmp_path / "project"
    project.mkdir()
    _git(project, "init", "--quiet")
    _git(project, "commit", "--quiet", "--allow-empty", "--message=x")
    assert replay_moves.main([str(project)]) == 0
    assert "| project | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |" in capsys.readouterr().out
