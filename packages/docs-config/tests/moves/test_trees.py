"""Trees of the index and of commits: links, folders, places outside of the repository."""

import shutil
import subprocess

import pytest
from docs_config.moves import open_staged

OLD, NEW = "docs/guides/caching.md", "docs/guides/caches.md"


def _link(project, name, target):
    path = project.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


@pytest.fixture
def linked(project):
    """Pages and folders that are links, one of each kind."""
    project.write("shared/page.md")
    _link(project, "docs/guides/shared.md", "../../shared/page.md")
    _link(project, "docs/more", "../shared")
    _link(project, "docs/broken.md", "gone.md")
    _link(project, "docs/loop.md", "loop.md")
    _link(project, "docs/outside.md", "../../outside.md")
    _link(project, "docs/above.md", "..")
    _link(project, "docs/root.md", "/etc/hostname")
    _link(project, "docs/whole", "..")
    project.commit()
    return project


def test_links_inside_the_repository_are_followed(linked, moves, check):
    assert moves("--staged") == []
    linked.git("rm", "--quiet", "docs/guides/shared.md")
    assert [message.split(":")[0] for _, _, message in moves("--staged")] == [
        '"guides/shared" is no longer answered'
    ]
    rules = {each["rule"] for each in check("--staged")[1]}
    assert "moves/lost-page" in rules


def test_the_index_and_the_disk_are_judged_alike(linked, check):
    staged = check("--staged", "--links")[1]
    on_disk = check("--links")[1]
    expected = sorted((each["rule"], each["message"]) for each in on_disk)
    assert sorted((each["rule"], each["message"]) for each in staged) == expected


def test_links_inside_staged_pages_are_checked_in_the_index(project, check):
    project.write("docs/guides/queries.md", "# Queries\n\n[x](./caching.md)\n")
    project.commit()
    project.write("docs/guides/queries.md", "# Queries\n\n[x](./caching.md) [y](./gone.md)\n")
    project.git("add", "--all")
    project.write("docs/guides/queries.md", "# Queries\n")
    assert [each["rule"] for each in check("--staged", "--links")[1]] == ["links/dead"]
    assert check("--links")[1] == []


def test_a_file_in_the_place_of_a_folder_is_no_page(project, moves):
    shutil.rmtree(project.root / "docs/guides")
    project.write("docs/guides", "a file\n")
    project.list()
    project.git("add", "--all")
    assert [message for _, _, message in moves("--staged")] == [
        '"guides/caching" is no longer answered: its page was deleted',
        '"guides/queries" is no longer answered: its page was deleted',
    ]


def test_a_configuration_that_is_a_link_or_a_folder_is_read_as_on_the_disk(project, check):
    (project.root / "docs/config.json").rename(project.root / "docs/real.json")
    _link(project, "docs/config.json", "real.json")
    project.git("add", "--all")
    assert check("--staged")[0] == 0
    (project.root / "docs/config.json").unlink()
    project.write("docs/config.json/a.md")
    project.git("add", "--all")
    code, _, _, errors = check("--staged", "docs/config.json/a.md", "docs/config.json")
    assert code in (1, 2)
    assert "Traceback" not in errors


def test_files_that_are_not_in_the_index_are_named(project, tmp_path, check):
    outside = tmp_path / "outside.json"
    outside.write_text("{}")
    code, _, _, errors = check("--staged", "docs/other.json", str(outside))
    assert code == 2
    assert "docs/other.json: no such file in git" in errors
    assert f"outside.json: not in the repository {project.root}" in errors


def test_a_repository_that_is_reached_by_a_link_is_compared(project, tmp_path, moves, monkeypatch):
    project.move(OLD, NEW)
    alias = tmp_path / "alias"
    alias.symlink_to(project.root)
    monkeypatch.chdir(tmp_path)
    found = moves("--staged", "alias/docs/config.json")
    assert [rule for rule, _, _ in found] == ["lost-page"]


def test_a_folder_named_on_the_command_line_may_be_below_the_root(project, moves, monkeypatch):
    project.move(OLD, NEW)
    monkeypatch.chdir(project.root / "docs")
    assert [each[:2] for each in moves("--staged", ".")] == [("lost-page", "guides/caches.md")]
    assert [each[:2] for each in moves("--since=HEAD", "config.json")] == [
        ("lost-page", "guides/caches.md")
    ]


def test_addresses_of_the_site_itself_are_never_lost(project, moves):
    text = project.read("docs/guides/queries.md")
    project.write("docs/guides/queries.md", f"---\nredirect_from: [/blog, /x y]\n---\n{text}")
    project.commit()
    project.write("docs/guides/queries.md", text)
    assert moves("--since=HEAD") == []


def test_a_bare_repository_that_the_environment_names_has_no_work_tree(
    project, tmp_path, check, monkeypatch
):
    bare = tmp_path / "bare.git"
    project.git("clone", "--quiet", "--bare", str(project.root), str(bare))
    monkeypatch.setenv("GIT_DIR", str(bare))
    code, _, _, errors = check("--staged")
    assert code == 2
    assert "the repository has no work tree here: run the command in a checkout" in errors


def test_an_address_that_the_site_answers_itself_is_never_lost(project, moves):
    project.list("guides/caching", "guides/queries", "blog", "framework/react")
    project.commit()
    project.list("guides/caching", "guides/queries")
    assert moves("--since=HEAD") == []


def test_a_page_in_the_place_of_a_redirect_keeps_its_address(project, moves):
    text = project.read("docs/guides/queries.md")
    project.write("docs/guides/queries.md", f"---\nredirect_from: [/guides/asking]\n---\n{text}")
    project.commit()
    project.write("docs/guides/queries.md", text)
    project.write("docs/guides/asking.md")
    assert moves("--since=HEAD") == []


def test_a_configuration_that_a_partial_clone_lacks_is_named(project, tmp_path, check, monkeypatch):
    project.git("config", "uploadpack.allowFilter", "true")
    project.list("guides/queries", "guides/caching")
    project.commit()
    clone = tmp_path / "clone"
    project.git("clone", "--quiet", "--filter=blob:none", project.root.as_uri(), str(clone))
    monkeypatch.chdir(clone)
    code, _, _, errors = check("--since=HEAD~1")
    assert code == 2
    assert "docs/config.json" in errors
    assert "is not in this clone; if it is a partial one, fetch it" in errors


def test_a_damaged_tree_with_a_file_and_a_folder_of_one_name_is_compared(project, moves):
    blob = project.git("rev-parse", "HEAD:docs/guides/caching.md")
    config = project.git("rev-parse", "HEAD:docs/config.json")
    inner = _make_tree(project, f"100644 blob {blob}\tpage.md\n")
    lines = f"100644 blob {config}\tconfig.json\n100644 blob {blob}\tguides\n"
    docs = _make_tree(project, f"{lines}040000 tree {inner}\tguides\n")
    root = _make_tree(project, f"040000 tree {docs}\tdocs\n")
    commit = project.git("commit-tree", "-m", "x", "-p", "HEAD", root)
    project.git("update-ref", "HEAD", commit)
    assert [rule for rule, _, _ in moves("--since=HEAD")] in ([], ["lost-page"])


def _make_tree(project, listing):
    done = subprocess.run(
        ["git", "mktree"], cwd=project.root, input=listing.encode(), capture_output=True, check=True
    )
    return done.stdout.decode().strip()


def test_a_name_without_a_file_has_no_stamp(project):
    with pytest.raises(FileNotFoundError):
        open_staged().after.stamp("docs/guides")


def test_a_branch_without_commits_cannot_be_compared_with_another(project, check):
    project.git("switch", "--quiet", "--orphan", "other")
    code, _, _, errors = check("--since=main")
    assert code == 2
    assert "--since 'main': the current branch has no commit yet" in errors


def test_a_git_that_fails_is_an_error_of_the_file(project, tmp_path, check, monkeypatch):
    git = shutil.which("git")
    folder = tmp_path / "bin"
    folder.mkdir()
    script = folder / "git"
    script.write_text(
        "#!/bin/sh\n"
        'for each in "$@"; do\n'
        '  if [ "$each" = --no-index ]; then echo "fatal: broken" >&2; exit 3; fi\n'
        "done\n"
        f'exec {git} "$@"\n'
    )
    script.chmod(0o755)
    project.move(OLD, NEW)
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    code, _, _, errors = check("--staged")
    assert code == 2
    assert errors == "docs-config: docs/config.json: git diff: fatal: broken\n"
