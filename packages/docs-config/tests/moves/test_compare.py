"""The addresses that a change removes."""

import sys

import pytest

RENAMED = (
    "lost-page",
    "docs/guides/caches.md",
    (
        '"guides/caching" is no longer answered: its page was renamed to "guides/caches.md", which '
        "does not redirect from it"
    ),
)
REDIRECT = "---\nredirect_from:\n  - /guides/caching\n---\n"


@pytest.mark.parametrize("option", ["--staged", "--since=HEAD"])
def test_a_renamed_page_without_redirect_loses_its_address(option, project, check, moves):
    project.move("docs/guides/caching.md", "docs/guides/caches.md")
    assert moves(option) == [RENAMED]
    code, found, notes, _ = check(option)
    assert code == 1
    (lost,) = [each for each in found if each["rule"] == "moves/lost-page"]
    assert lost["severity"] == "error"
    assert lost["hint"] == (
        'add /guides/caching to redirect_from in "guides/caches.md"; --fix does so'
    )
    assert notes == ["the change removes 1 address: 0 redirected, 1 lost"]


def test_a_rename_that_was_never_staged_is_detected_by_content(project, moves):
    (project.root / "docs/guides/caching.md").rename(project.root / "docs/guides/caches.md")
    assert moves("--since", "HEAD") == [RENAMED]


def test_a_renamed_page_with_a_redirect_keeps_its_address(project, check, moves):
    project.move("docs/guides/caching.md", "docs/guides/caches.md")
    project.write("docs/guides/caches.md", REDIRECT + project.read("docs/guides/caches.md"))
    project.git("add", "--all")
    for option in ("--staged", "--since=HEAD"):
        assert moves(option) == []
        assert check(option)[2] == ["the change removes 1 address: 1 redirected, 0 lost"]


def test_a_deleted_page_loses_its_address(project, check, moves):
    project.git("rm", "--quiet", "docs/guides/caching.md")
    (lost,) = moves("--staged")
    assert lost == (
        "lost-page",
        "docs/guides/caching.md",
        '"guides/caching" is no longer answered: its page was deleted',
    )
    hints = [each["hint"] for each in check("--staged")[1] if each["rule"] == "moves/lost-page"]
    assert hints == ["add /guides/caching to redirect_from in the page that takes its place"]


def test_the_deletion_of_all_pages_loses_all_addresses(project, moves):
    project.git("rm", "--quiet", "-r", "docs/guides")
    project.list()
    project.git("add", "--all")
    assert [message for _, _, message in moves("--staged")] == [
        '"guides/caching" is no longer answered: its page was deleted',
        '"guides/queries" is no longer answered: its page was deleted',
    ]


def test_a_page_that_becomes_the_index_of_a_folder_keeps_its_address(project, check):
    project.move("docs/guides/caching.md", "docs/guides/caching/index.md")
    assert check("--staged")[0] == 0


def test_a_page_without_framework_is_found_by_its_address_in_a_framework(project, check):
    project.write("docs/framework/react/guides/forms.md")
    project.list("guides/caching", "guides/queries", "framework/react/guides/forms")
    project.commit()
    project.move("docs/framework/react/guides/forms.md", "docs/guides/forms.md")
    project.write("docs/framework/react/overview.md")
    project.list("guides/caching", "guides/queries", "guides/forms", "framework/react/overview")
    project.git("add", "--all")
    code, _, notes, _ = check("--staged")
    assert code == 0
    assert notes == ["the change removes 1 address: 1 redirected, 0 lost"]


def test_an_address_lost_before_the_change_is_not_reported(project, moves):
    project.git("rm", "--quiet", "docs/guides/caching.md")
    project.commit()
    project.write("docs/guides/new.md")
    project.git("add", "--all")
    assert moves("--staged") == []
    assert moves("--since", "HEAD") == []
    assert len(moves("--since", "HEAD~1")) == 1


def test_pages_are_compared_with_the_commit_where_the_branches_parted(project, moves):
    project.git("switch", "--quiet", "--create", "topic")
    project.write("docs/guides/topic.md")
    project.commit()
    project.git("switch", "--quiet", "main")
    project.write("docs/guides/other.md")
    project.commit()
    project.git("switch", "--quiet", "topic")
    assert moves("--since", "main") == []  # other.md is on main only: the branch did not remove it


def test_a_merge_does_not_report_addresses_that_the_other_branch_removed(project, moves):
    project.git("switch", "--quiet", "--create", "topic")
    project.git("rm", "--quiet", "docs/guides/caching.md")
    project.commit()
    project.git("switch", "--quiet", "main")
    project.write("docs/guides/other.md")
    project.commit()
    project.git("merge", "--quiet", "--no-commit", "topic")
    assert moves("--staged") == []
    project.git("rm", "--quiet", "docs/guides/queries.md")
    assert [message for _, _, message in moves("--staged")] == [
        '"guides/queries" is no longer answered: its page was deleted'
    ]


def test_a_merge_loses_an_address_that_one_branch_renames_and_the_other_has_elsewhere(
    project, moves
):
    """Compared with one parent, git sees a rename; compared with the other one, a deletion."""
    page = project.read("docs/guides/caching.md")
    project.git("switch", "--quiet", "--create", "topic")
    project.write("docs/guides/caches.md", page)
    project.commit()
    project.git("switch", "--quiet", "main")
    project.write("docs/guides/other.md")
    project.commit()
    project.git("merge", "--quiet", "--no-commit", "topic")
    project.git("rm", "--quiet", "docs/guides/caching.md")
    assert [(rule, message.split(":")[0]) for rule, _, message in moves("--staged")] == [
        ("lost-page", '"guides/caching" is no longer answered')
    ]


def test_a_redirect_that_is_removed_loses_its_address(project, moves):
    text = project.read("docs/guides/queries.md")
    project.write("docs/guides/queries.md", REDIRECT.replace("caching", "asking") + text)
    project.commit()
    project.write("docs/guides/queries.md", text)
    project.git("add", "--all")
    assert moves("--staged") == [
        (
            "lost-page",
            None,
            (
                '"guides/asking" is no longer answered: '
                '"guides/queries.md" no longer redirects from it'
            ),
        )
    ]


def test_a_redirect_that_moves_to_another_page_keeps_its_address(project, moves):
    text = project.read("docs/guides/queries.md")
    redirect = REDIRECT.replace("caching", "asking")
    project.write("docs/guides/queries.md", redirect + text)
    project.commit()
    project.write("docs/guides/queries.md", text)
    project.write("docs/guides/caching.md", redirect + project.read("docs/guides/caching.md"))
    assert moves("--since=HEAD") == []


def test_a_listed_example_whose_folder_is_gone_loses_its_address(project, moves):
    project.write("examples/react/basic/package.json", "{}")
    project.write("examples/react/other/package.json", "{}")
    project.list("guides/caching", "guides/queries", "framework/react/examples/basic")
    project.commit()
    project.git("rm", "--quiet", "-r", "examples/react/basic")
    assert moves("--staged") == [
        (
            "lost-page",
            None,
            (
                '"framework/react/examples/basic" is no longer answered: the folder '
                "examples/react/basic is gone"
            ),
        )
    ]
    project.git("rm", "--quiet", "-r", "examples")
    assert len(moves("--staged")) == 1


def test_a_listed_address_that_led_to_another_page_is_lost_with_it(project, moves):
    project.write("docs/framework/react/forms.md")
    project.list("guides/caching", "guides/queries", "framework/react/forms", "react/forms")
    project.commit()
    project.git("rm", "--quiet", "-r", "docs/framework")
    project.list("guides/caching", "guides/queries")
    project.git("add", "--all")
    assert [message for _, _, message in moves("--staged")] == [
        '"react/forms" is no longer answered: the page that readers landed on is gone',
        '"framework/react/forms" is no longer answered: its page was deleted',
    ]


def test_pages_that_the_site_never_showed_have_no_address_to_lose(project, moves):
    project.write("docs/guides/with blank.md")
    project.write("docs/blog.md")
    project.commit()
    project.git("rm", "--quiet", "docs/guides/with blank.md", "docs/blog.md")
    assert moves("--staged") == []


def test_reference_pages_are_reported_by_folder_as_a_warning(project, check):
    for number in range(5):
        project.write(f"docs/framework/react/reference/use{number}.md")
    project.commit()
    project.git("rm", "--quiet", "-r", "docs/framework")
    code, found, notes, _ = check("--staged")
    assert code == 1
    assert [(each["message"], each["hint"], each["severity"], each["file"]) for each in found] == [
        (
            (
                'reference pages below "framework/react/reference" are no longer answered: '
                '"framework/react/reference/use0", "framework/react/reference/use1", '
                '"framework/react/reference/use2" and 2 more'
            ),
            "if they are generated, run the generator before the check",
            "warning",
            "docs/framework/react/reference/use0.md",
        )
    ]
    assert notes == ["the change removes 5 addresses: 0 redirected, 5 lost"]


def test_a_folder_of_reference_with_an_index_answers_for_its_pages(project, check):
    project.write("docs/reference/index.md")
    project.write("docs/reference/useQuery.md")
    project.list("guides/caching", "guides/queries", "reference/index")
    project.commit()
    project.git("rm", "--quiet", "docs/reference/useQuery.md")
    assert check("--staged")[0] == 0


@pytest.mark.parametrize("option", ["--staged", "--since=HEAD"])
def test_the_id_of_a_heading_that_is_gone_is_reported_with_the_near_new_one(option, project, check):
    project.write("docs/guides/caching.md", f"# Caching\n{FILL}\n## Stale time\n\n## Kept\n")
    project.commit()
    project.write("docs/guides/caching.md", f"# Caching\n{FILL}\n## Stale times\n\n## Kept\n")
    project.git("add", "--all")
    code, (found,), _, _ = check(option)
    assert code == 1
    assert found == {
        "rule": "moves/lost-anchor",
        "pointer": "",
        "property": None,
        "message": '"guides/caching.md" no longer has a heading with the id "stale-time"',
        "hint": 'add <a id="stale-time"></a> before the heading #stale-times: '
        "links to it then still work",
        "severity": "warning",
        "line": 4,
        "column": 1,
        "endLine": 4,
        "endColumn": 1,
        "file": "docs/guides/caching.md",
    }
    project.write(
        "docs/guides/caching.md",
        f'# Caching\n{FILL}\n<a id="stale-time"></a>\n\n## Stale times\n\n## Kept\n',
    )
    project.git("add", "--all")
    assert check(option)[0] == 0


FILL = "Some text.\n"


def test_the_ids_of_a_renamed_page_are_compared_and_those_without_a_near_one_reported(
    project, moves
):
    text = project.read("docs/guides/caching.md")
    project.write("docs/guides/caching.md", f"{text}\n## Gone\n")
    project.commit()
    project.move("docs/guides/caching.md", "docs/guides/caches.md")
    project.write("docs/guides/caches.md", f"{REDIRECT}{text}")
    project.git("add", "--all")
    assert moves("--staged") == [
        (
            "lost-anchor",
            "docs/guides/caches.md",
            '"guides/caches.md" no longer has a heading with the id "gone"',
        )
    ]
    assert moves("--staged", "--ignore=guides/caches") == []


def test_the_ids_of_reference_pages_and_of_pages_that_show_another_text_are_not_compared(
    project, moves
):
    project.write("docs/reference/index.md", "# A\n\n## Gone\n")
    project.write("docs/guides/shared.md", "---\nref: docs/other.md\n---\n# A\n\n## Gone\n")
    project.commit()
    project.write("docs/reference/index.md", "# A\n")
    project.write("docs/guides/shared.md", "---\nref: docs/other.md\n---\n# A\n")
    assert moves("--since=HEAD") == []


def test_without_the_markdown_parser_a_note_says_that_ids_were_not_compared(
    project, check, monkeypatch
):
    monkeypatch.setitem(sys.modules, "markdown_it", None)
    project.write("docs/guides/caching.md", "# Other\n")
    code, _, notes, _ = check("--since=HEAD")
    assert code == 0
    assert notes == ["the ids of headings were not compared: install docs-config[links]"]


def _redirect(project, page, *sources):
    lines = "".join(f"  - {source}\n" for source in sources)
    text = project.read(page).rpartition("---\n")[2]
    project.write(page, f"---\nredirect_from:\n{lines}---\n{text}")


def test_a_redirect_is_useless_where_a_page_answers_its_address(project, check, moves):
    _redirect(project, "docs/guides/queries.md", "/guides/asking")
    project.commit()
    assert moves("--since=HEAD") == []
    project.write("docs/guides/asking.md")
    assert moves("--since=HEAD") == [
        (
            "redirect-shadowed",
            "docs/guides/queries.md",
            (
                '"guides/queries.md" redirects from "guides/asking", but readers see '
                '"guides/asking.md"'
            ),
        )
    ]
    assert moves("--since=HEAD", "--ignore=guides/asking") == []
    project.commit()
    assert moves("--since=HEAD~1") != []
    project.write("docs/guides/other.md")
    assert moves("--since=HEAD") == []  # it had no effect before the change either


def test_the_later_one_of_two_redirects_from_one_address_has_no_effect(project, moves):
    _redirect(project, "docs/guides/caching.md", "/guides/asking")
    _redirect(project, "docs/guides/queries.md", "/guides/asking")
    assert [(rule, file) for rule, file, _ in moves("--since=HEAD")] == [
        ("redirect-shadowed", "docs/guides/queries.md")
    ]


def test_a_page_that_redirects_from_its_own_address_is_a_loop(project, moves):
    _redirect(project, "docs/guides/queries.md", "/guides/queries")
    assert moves("--since=HEAD") == [
        (
            "redirect-loop",
            "docs/guides/queries.md",
            '"guides/queries.md" redirects from its own address',
        )
    ]


def test_pages_that_redirect_to_one_another_are_a_loop(project, moves):
    _redirect(project, "docs/guides/queries.md", "/guides/caching")
    project.write("docs/guides/more.md")
    _redirect(project, "docs/guides/more.md", "/guides/queries")
    _redirect(project, "docs/guides/caching.md", "/guides/more", "/guides/more/", "/elsewhere")
    assert [(rule, file) for rule, file, _ in moves("--since=HEAD")] == [
        ("redirect-loop", "docs/guides/caching.md"),
        ("redirect-loop", "docs/guides/more.md"),
        ("redirect-loop", "docs/guides/queries.md"),
    ]
    assert '"guides/queries.md" and "guides/caching" redirect to one another' in {
        message for _, _, message in moves("--since=HEAD")
    }


def test_ignored_addresses_may_be_removed(project, moves):
    _redirect(project, "docs/guides/queries.md", "/guides/asking")
    project.write("examples/react/basic/package.json", "{}")
    project.list("guides/caching", "guides/queries", "framework/react/examples/basic")
    project.commit()
    project.git("rm", "--quiet", "-r", "docs/guides/caching.md", "examples")
    project.write("docs/guides/queries.md")
    ignored = ("guides/caching", "guides/asking", "framework/*")
    assert len(moves("--since=HEAD")) == 3
    assert moves("--since=HEAD", *(f"--ignore={each}" for each in ignored)) == []


def test_a_folder_that_was_no_documentation_before_has_no_addresses_to_lose(project, check):
    for path in ("new/docs/config.json", "other/docs/config.json"):
        project.list("a", path=path)
    project.write("new/docs/a.md")
    project.write("other/docs/old.md")
    project.git("add", "--all", "new/docs/a.md", "new/docs/config.json", "other/docs/old.md")
    project.git("commit", "--quiet", "--message=x")
    (project.root / "other/docs/old.md").rename(project.root / "other/docs/a.md")
    code, _, notes, _ = check("--since=HEAD", "new", "other")
    assert (code, notes) == (0, [])


def test_a_configuration_that_listed_no_page_of_its_folder_has_no_addresses_to_lose(project, check):
    project.list("elsewhere", path="content/config.json")
    project.write("content/notes/readme.md")
    project.commit()
    project.git("rm", "--quiet", "-r", "content/notes")
    code, _, notes, _ = check("--staged", "content/config.json")
    assert (code, notes) == (0, [])


def test_the_folder_of_the_pages_can_be_named(project, moves):
    project.write("content/one.md")
    project.commit()
    project.git("rm", "--quiet", "content/one.md")
    project.write("content/two.md", "# Two\n")
    arguments = ("--since=HEAD", "--pages=content", "docs/config.json")
    assert ("lost-page", "content/one.md") in [move[:2] for move in moves(*arguments)]


def test_a_configuration_at_the_root_of_the_repository_names_files_as_they_are(project, moves):
    project.list("guides/one", path="config.json")
    project.write("guides/one.md")
    project.commit()
    project.git("rm", "--quiet", "guides/one.md")
    assert [file for _, file, _ in moves("--staged", "config.json")] == ["guides/one.md"]


def test_a_repository_with_long_hashes_is_compared_too(project, tmp_path, moves, monkeypatch):
    root = tmp_path / "sha256"
    root.mkdir()
    other = type(project)(root)
    other.git("init", "--quiet", "--object-format=sha256")
    other.write("docs/a.md", "# A\n\n## Kept\n")
    other.write("docs/b.md", "# B\n\n## Gone\n")
    other.list("a", "b")
    other.commit()
    monkeypatch.chdir(root)
    other.write("docs/b.md", "# B\n")
    assert [file for _, file, _ in moves("--since=HEAD")] == ["docs/b.md"]


def _lines(start, stop):
    return "".join(
        f"Sentence number {number} of a page that is moved.\n" for number in range(start, stop)
    )


@pytest.mark.parametrize(("kept", "is_certain"), [(95, True), (85, True), (70, False)])
def test_a_rename_is_certain_only_if_most_of_the_content_is_the_same(
    kept, is_certain, project, check, moves
):
    project.write("docs/guides/caching.md", _lines(0, 100))
    project.commit()
    project.git("rm", "--quiet", "docs/guides/caching.md")
    project.write("docs/guides/caches.md", _lines(0, kept) + "Another text.\n" * (100 - kept))
    project.git("add", "--all")
    (found,) = [each for each in check("--staged")[1] if each["rule"] == "moves/lost-page"]
    if is_certain:
        assert "its page was renamed to" in found["message"]
        assert "--fix does so" in found["hint"]
    else:
        assert "its page was deleted" in found["message"]
        assert 'such as "guides/caches.md", which is 69 % the same' in found["hint"]


def test_a_page_that_is_split_into_several_has_no_certain_new_name(project, moves):
    project.write("docs/guides/caching.md", _lines(0, 100))
    project.commit()
    project.git("rm", "--quiet", "docs/guides/caching.md")
    for framework in ("react", "vue"):
        text = _lines(0, 98) + f"A sentence for {framework}.\n"
        project.write(f"docs/{framework}/caching.md", text)
    project.git("add", "--all")
    assert [message for _, _, message in moves("--staged")] == [
        '"guides/caching" is no longer answered: its page was deleted'
    ]


def test_a_page_that_is_copied_twice_has_no_certain_new_name(project, moves):
    text = project.read("docs/guides/caching.md")
    project.git("rm", "--quiet", "docs/guides/caching.md")
    for name in ("one", "two"):
        project.write(f"docs/guides/{name}.md", text)
    project.git("add", "--all")
    assert [message for _, _, message in moves("--staged")] == [
        '"guides/caching" is no longer answered: its page was deleted'
    ]
