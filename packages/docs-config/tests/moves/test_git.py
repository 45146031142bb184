"""Repositories of every kind: hostile, partial, shallow, bare, with odd names."""

import os
import subprocess
import sys

import pytest

MOVE = ("docs/guides/caching.md", "docs/guides/caches.md")
LOST = [("lost-page", "docs/guides/caches.md")]


def _kinds(found):
    return [each[:2] for each in found]


def test_programs_of_a_hostile_configuration_are_not_executed(project, tmp_path, moves):
    project.write(".gitattributes", "*.md diff=x filter=x\n*.json filter=x\n")
    project.commit()
    proof = tmp_path / "executed"
    script = tmp_path / "script"
    script.write_text(f'#!/bin/sh\necho "$0 $@" >> {proof}\ncat\n')
    script.chmod(0o755)
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    for name in ("post-index-change", "post-checkout", "pre-auto-gc", "reference-transaction"):
        (hooks / name).symlink_to(script)
    settings = {
        "core.fsmonitor": script,
        "core.hooksPath": hooks,
        "core.pager": script,
        "pager.diff": script,
        "pager.ls-files": script,
        "core.sshCommand": script,
        "core.alternateRefsCommand": script,
        "core.editor": script,
        "credential.helper": script,
        "diff.external": script,
        "diff.x.command": script,
        "diff.x.textconv": script,
        "filter.x.clean": script,
        "filter.x.smudge": script,
        "filter.x.process": script,
        "alias.diff": f"!{script}",
        "alias.ls-files": f"!{script}",
        "alias.cat-file": f"!{script}",
        "alias.rev-parse": f"!{script}",
        "uploadpack.packObjectsHook": script,
        "diff.renames": "false",
        "diff.renameLimit": "1",
        "diff.noprefix": "true",
        "color.ui": "always",
        "core.quotePath": "false",
    }
    (project.root / MOVE[0]).rename(project.root / MOVE[1])
    project.git("add", "--all")
    for name, value in settings.items():
        project.git("config", name, str(value))
    proof.unlink(missing_ok=True)
    assert _kinds(moves("--staged")) == LOST
    assert _kinds(moves("--since=HEAD")) == LOST
    assert not proof.exists(), proof.read_text()


def test_attributes_and_settings_of_the_user_do_not_change_the_comparison(
    project, tmp_path, moves, monkeypatch
):
    home = tmp_path / "home"
    (home / "git").mkdir(parents=True)
    (home / ".gitconfig").write_text("[diff]\n\trenames = false\n\texternal = false\n")
    (home / "git" / "attributes").write_text("* binary -diff\n")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
    monkeypatch.delenv("GIT_CONFIG_GLOBAL")
    monkeypatch.setenv("GIT_EXTERNAL_DIFF", "false")
    monkeypatch.setenv("GIT_LITERAL_PATHSPECS", "0")
    project.move(*MOVE)
    assert _kinds(moves("--staged")) == LOST


def test_a_shallow_clone_compares_its_commits_and_names_the_missing_ones(
    project, tmp_path, check, moves, monkeypatch
):
    project.write("docs/guides/new.md")
    project.commit()
    clone = tmp_path / "clone"
    project.git("clone", "--quiet", "--depth=1", project.root.as_uri(), str(clone))
    monkeypatch.chdir(clone)
    (clone / MOVE[0]).rename(clone / MOVE[1])
    assert _kinds(moves("--since=HEAD")) == LOST
    code, _, _, errors = check("--since=HEAD~1")
    assert code == 2
    assert errors == (
        "docs-config: --since 'HEAD~1': there is no such branch, tag or commit; this clone is "
        "shallow: fetch more of its history\n"
    )


def test_histories_without_a_commit_in_common_cannot_be_compared(project, check):
    project.git("switch", "--quiet", "--orphan", "other")
    project.write("docs/a.md")
    project.list("a")
    project.commit()
    code, _, _, errors = check("--since=main")
    assert code == 2
    assert "--since 'main': it has no commit in common with the current one" in errors


def test_a_partial_clone_fetches_nothing(project, tmp_path, check, moves, monkeypatch):
    project.git("config", "uploadpack.allowFilter", "true")
    project.move(*MOVE)
    project.write(MOVE[1], project.read(MOVE[1]) + "More.\n")
    project.commit()
    clone = tmp_path / "clone"
    project.git("clone", "--quiet", "--filter=blob:none", project.root.as_uri(), str(clone))
    monkeypatch.chdir(clone)
    code, _, _, errors = check("--since=HEAD~1")
    assert code == 2
    assert "is not in this clone; if it is a partial one, fetch it" in errors
    project.git("checkout", "--quiet", "HEAD~1", folder=clone)
    project.git("checkout", "--quiet", "main", folder=clone)
    assert _kinds(moves("--since=HEAD~1")) == LOST


def test_a_submodule_has_a_history_of_its_own(project, tmp_path, check, moves, monkeypatch):
    outer = type(project)(tmp_path / "outer")
    outer.root.mkdir()
    outer.git("init", "--quiet", "--initial-branch=main")
    outer.git("submodule", "--quiet", "add", str(project.root), "inner")
    outer.commit()
    monkeypatch.chdir(outer.root)
    inner = outer.root / "inner"
    (inner / MOVE[0]).rename(inner / MOVE[1])
    code, _, _, errors = check("--since=HEAD", ".")
    assert code == 2
    assert "in the submodule inner: run the command there" in errors
    monkeypatch.chdir(inner)
    assert _kinds(moves("--since=HEAD")) == LOST


def test_a_bare_repository_has_no_index_and_no_disk(project, tmp_path, check, monkeypatch):
    bare = tmp_path / "bare.git"
    project.git("clone", "--quiet", "--bare", str(project.root), str(bare))
    monkeypatch.chdir(bare)
    for option in ("--staged", "--since=HEAD"):
        code, _, _, errors = check(option)
        assert code == 2
        assert errors.startswith("docs-config: ")
        assert "\n" not in errors.rstrip("\n")


def test_a_folder_outside_of_any_repository_is_refused(tmp_path, check, monkeypatch):
    folder = tmp_path / "plain"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    code, _, _, errors = check("--staged")
    assert code == 2
    assert "not a git repository" in errors


def test_without_git_the_error_names_the_options_that_need_it(
    project, check, monkeypatch, tmp_path
):
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.setenv("PATH", str(empty))
    code, _, _, errors = check("--staged")
    assert code == 2
    assert errors == (
        "docs-config: cannot run git, which --staged and --since need: no such file or directory\n"
    )
    assert check()[0] == 0


@pytest.mark.parametrize("name", ["", "-x", "^main", "no-such", "a\nb", "main:docs", "HEAD^{tree}"])
def test_a_reference_that_names_no_commit_is_refused(name, project, check):
    code, _, _, errors = check(f"--since={name}")
    assert code == 2
    assert errors.startswith("docs-config: --since ")


def test_a_branch_without_commits_has_nothing_to_compare(tmp_path, project, check, monkeypatch):
    empty = type(project)(tmp_path / "empty")
    empty.root.mkdir()
    empty.git("init", "--quiet", "--initial-branch=main")
    monkeypatch.chdir(empty.root)
    empty.write("docs/a.md")
    empty.list("a")
    empty.git("add", "--all")
    code, found, notes, _ = check("--staged")
    assert (code, found, notes) == (0, [], [])
    assert check("--since=main")[0] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows refuses such names")
@pytest.mark.parametrize(
    "name",
    [b"with blank", b"new\nline", b"tab\t", b"not-utf8-\xff", b'quote"', b"-dash", b":(top)x"],
)
def test_odd_names_are_compared_as_they_are(name, project, moves):
    page = os.fsdecode(b"docs/guides/" + name + b".md")
    try:
        project.write(page)
    except OSError:  # pragma: no cover - macOS refuses names that are not UTF-8
        pytest.skip("this file system refuses such names")
    project.commit()
    assert moves("--staged") == []
    project.move("docs/guides/caching.md", os.fsdecode(b"docs/guides/" + name + b"2.md"))
    found = moves("--staged")
    assert [(rule, message.split(":")[0]) for rule, _, message in found] == [
        ("lost-page", '"guides/caching" is no longer answered')
    ]
    assert _kinds(found) == _kinds(moves("--since=HEAD"))


def test_an_index_with_a_conflict_is_refused(project, check):
    project.git("switch", "--quiet", "--create", "topic")
    project.write("docs/guides/caching.md", "# Ours\n")
    project.commit()
    project.git("switch", "--quiet", "main")
    project.write("docs/guides/caching.md", "# Theirs\n")
    project.commit()
    with pytest.raises(subprocess.CalledProcessError):
        project.git("merge", "--quiet", "topic")
    code, _, _, errors = check("--staged")
    assert code == 2
    assert errors == (
        "docs-config: the index has a merge conflict in docs/guides/caching.md: resolve it first\n"
    )


def test_a_page_that_is_only_meant_to_be_added_is_not_in_the_index(project, check):
    project.write("docs/guides/planned.md")
    project.list("guides/caching", "guides/queries", "guides/planned")
    project.git("add", "--intent-to-add", "docs/guides/planned.md")
    project.git("add", "docs/config.json")
    code, found, _, _ = check("--staged")
    assert code == 1
    assert [each["rule"] for each in found] == ["pages/dead-target"]
    project.write("docs/guides/empty.md", "")
    project.git("add", "docs/guides")
    assert check("--staged", "--ignore=guides/empty")[0] == 0


def test_a_sparse_checkout_loses_no_address_in_the_index(project, moves):
    project.git("sparse-checkout", "set", "--no-cone", "/docs/config.json")
    assert not (project.root / "docs/guides").exists()
    assert moves("--staged") == []
    project.git("rm", "--quiet", "--sparse", "docs/guides/caching.md")
    assert _kinds(moves("--staged")) == [("lost-page", "docs/guides/caching.md")]


def test_the_index_is_judged_and_not_the_disk(project, check):
    project.write("docs/config.json", '{"sections": [}')
    project.git("add", "--all")
    project.list("guides/caching", "guides/queries")
    assert check("--staged")[0] == 1
    assert check()[0] == 0
    project.git("add", "--all")
    project.write("docs/config.json", '{"sections": [}')
    assert check("--staged")[0] == 0
    assert check()[0] == 1


def test_the_variables_of_a_hook_name_the_repository_and_its_index(project, moves, monkeypatch):
    project.move(*MOVE)
    monkeypatch.setenv("GIT_DIR", ".git")
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
    assert _kinds(moves("--staged", "docs")) == LOST


def test_a_hook_that_git_starts_refuses_the_commit(project):
    hook = project.write(
        ".git/hooks/pre-commit", f"#!/bin/sh\nexec {sys.executable} -m docs_config check --staged\n"
    )
    hook.chmod(0o755)
    project.move(*MOVE)
    project.list("guides/caches", "guides/queries")
    project.git("add", "--all")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        project.git("commit", "--message=x")
    assert b'"guides/caching" is no longer answered' in refused.value.stdout + refused.value.stderr
