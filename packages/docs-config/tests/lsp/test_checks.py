"""Checks of open documents: after a pause, on the newest texts, and again when files change."""

import asyncio
import threading

import pytest
from docs_config.errors import DocsConfigError, FileError
from docs_config.lsp.checks import Checks
from lsprotocol import types

HOUR = 3600


class Log:
    """The calls of the checks in a test, in order."""

    def __init__(self, delay=HOUR, *, expected=1):
        self.expected = expected
        self.are_all_published = asyncio.Event()
        self.prepared = []
        self.published = []
        self.reported: list[DocsConfigError] = []
        self.is_running = threading.Event()
        self.may_end = threading.Event()
        self.abandoned = []
        self.checks = Checks(self._prepare, self._publish, self.reported.append, delay)

    def _prepare(self, uri, is_abandoned):
        number = len(self.prepared)
        self.prepared.append(uri)

        def work():
            if uri == "broken":
                raise FileError("docs/config.json", "no such file")
            if uri == "slow" and not number:
                self.is_running.set()
                is_abandoned.wait(60)
                self.abandoned.append(is_abandoned.is_set())
                self.may_end.set()
            return number

        return work

    def _publish(self, uri, checked):
        self.published.append((uri, checked))
        if len(self.published) == self.expected:
            self.are_all_published.set()


async def test_many_changes_are_followed_by_one_check():
    log = Log()
    for _ in range(40):
        log.checks.schedule("a")
        await asyncio.sleep(0)
    assert await log.checks.result("a") == 0
    assert log.published == [("a", 0)]


async def test_a_check_starts_by_itself_after_the_pause():
    log = Log(delay=0.01, expected=2)
    log.checks.schedule("a")
    log.checks.schedule("b")
    await asyncio.wait_for(log.are_all_published.wait(), 60)
    assert sorted(log.published) == [("a", 0), ("b", 1)]


async def test_a_newer_change_abandons_a_running_check_and_answers_its_requests():
    log = Log()
    log.checks.schedule("slow")
    request = asyncio.create_task(log.checks.result("slow"))
    await asyncio.to_thread(log.is_running.wait, 60)
    log.checks.schedule("slow")
    assert await request == 1
    await asyncio.to_thread(log.may_end.wait, 60)
    assert log.abandoned == [True]
    assert log.published == [("slow", 1)]


async def test_a_request_that_the_client_cancels_leaves_the_check_alone():
    log = Log()
    log.checks.schedule("slow")
    request = asyncio.create_task(log.checks.result("slow"))
    await asyncio.to_thread(log.is_running.wait, 60)
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    assert not log.may_end.is_set()
    log.checks.cancel_all()
    await asyncio.to_thread(log.may_end.wait, 60)
    assert await log.checks.result("slow") is None
    assert log.published == []


async def test_a_request_ends_with_the_event_loop():
    log = Log()
    log.checks.schedule("slow")
    request = asyncio.create_task(log.checks.result("slow"))
    await asyncio.to_thread(log.is_running.wait, 60)
    (check,) = asyncio.all_tasks() - {asyncio.current_task(), request}
    check.cancel()
    await asyncio.wait([check])
    with pytest.raises(asyncio.CancelledError):
        await request
    await asyncio.to_thread(log.may_end.wait, 60)


async def test_a_configuration_that_cannot_be_checked_is_reported_and_has_no_findings():
    log = Log()
    log.checks.schedule("broken")
    assert await log.checks.result("broken") is None
    assert log.published == [("broken", None)]
    assert [str(error) for error in log.reported] == ["docs/config.json: no such file"]


async def test_findings_carry_the_version_of_the_text_that_they_are_about(connect):
    project = await connect()
    text = project.list("overview")
    project.open(text)
    for _ in range(40):
        project.change(text.replace("overview", f"overview{project.version}"))
    project.change(text.replace('"label"', '"lable"'))
    versions = project.client.versions
    await project.client.until(lambda: (versions.get(project.uri) or [0])[-1] == 41)
    assert "additionalProperties" in project.client.rules_now(project.uri)
    assert versions[project.uri] == sorted(set(versions[project.uri]))


async def test_uris_with_escapes_are_matched_to_open_documents(project):
    (project.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    page = project.write("my site/docs/a b.md", "")
    project.uri = project.write("my site/docs/config.json", "")
    assert "%20" in page
    project.version = 7
    project.open("[gone](./gone.md)\n", page)
    project.open(project.list("overview"))
    await project.client.rules(page, "links/dead", "pages/orphan")
    assert project.client.versions[page] == [7]
    assert project.client.versions[project.uri] == [7]


async def test_pages_of_other_folders_are_no_reason_to_check(project):
    text = project.list("overview")
    project.open(text)
    await project.client.rules(project.uri, "pages/dead-target")
    project.write("docs/overview.md", "")
    other = project.write("docsearch/overview.md", "")
    project.open("", other)
    project.close(other)
    project.change(text + "\n")
    await project.client.rules(project.uri)
    assert project.client.versions[project.uri] == [0, 1]


async def test_an_editor_that_watches_files_is_asked_to_report_them(connect):
    project = await connect("watching")
    await project.are_files_watched()
    assert "**/docs/**" in project.client.watched
    project.write("docs/overview.md", "")
    project.open(project.list("overview"))
    await project.client.rules(project.uri)
    for _ in range(2):
        (project.docs / "overview.md").rename(project.docs / "other.md")
        project.report_changes()
        other = (project.docs / "other.md").as_uri()
        await project.client.rules(project.uri, "pages/dead-target")
        await project.client.rules(other, "pages/orphan")
        (project.docs / "other.md").rename(project.docs / "overview.md")
        project.report_changes()
        await project.client.rules(project.uri)
        await project.client.rules(other)


async def test_listed_folders_are_read_again_only_after_a_report(connect):
    project = await connect("watching")
    await project.are_files_watched()
    text = project.list("overview")
    project.open(text)
    await project.client.rules(project.uri, "pages/dead-target")
    project.write("docs/overview.md", "")
    project.change(text + "\n")
    versions = project.client.versions
    await project.client.until(lambda: versions[project.uri][-1] == 1)
    assert project.client.rules_now(project.uri) == ["pages/dead-target"]
    project.report_changes()
    await project.client.rules(project.uri)


async def test_without_watchers_folders_are_read_at_each_check(project):
    text = project.list("overview")
    project.open(text)
    await project.client.rules(project.uri, "pages/dead-target")
    project.write("docs/overview.md", "")
    project.change(text + "\n")
    await project.client.rules(project.uri)
    assert project.client.watched == []


async def test_an_editor_that_refuses_to_watch_files_gets_right_findings(connect):
    project = await connect("watching", is_refusing=True)
    text = project.list("overview")
    project.open(text)
    await project.client.rules(project.uri, "pages/dead-target")
    project.write("docs/overview.md", "")
    project.change(text + "\n")
    await project.client.rules(project.uri)


async def test_pages_are_checked_as_the_editor_has_them(project):
    (project.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    page = project.write("docs/overview.md", "# Overview\n")
    other = project.write("docs/other.md", "# Other\n")
    project.open(project.list("overview", "other"))
    await project.client.rules(project.uri)
    project.open("# Overview\n\n[other](./gone.md)\n", page)
    await project.client.rules(page, "links/dead")
    project.change("# Overview\n\n[other](./other.md#other)\n", page)
    await project.client.rules(page)
    assert project.client.versions[page][-1] == project.version
    project.open("# Changed\n", other)
    await project.client.rules(page, "links/anchor")
    project.close(other)
    await project.client.rules(page)


async def test_a_redirect_that_is_not_saved_yet_is_used(project):
    page = project.write("docs/overview.md", "# Overview\n")
    project.open(project.list("overview", "intro"))
    await project.client.rules(project.uri, "pages/dead-target")
    project.open("---\nredirect_from: [/intro]\n---\n\n# Overview\n", page)
    await project.client.rules(project.uri, "pages/masked-target")


async def test_an_editor_that_pulls_findings_receives_them_and_requests_to_pull_again(connect):
    project = await connect("pulling")
    (project.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    page = project.write("docs/overview.md", "[gone](gone.md)\n")
    text = project.list("overview", "other")
    project.open(text)

    async def pull(previous=None, uri=project.uri):
        document = types.TextDocumentIdentifier(uri)
        return await project.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(document, previous_result_id=previous)
        )

    first = await pull()
    assert [item.code for item in first.items] == ["pages/dead-target"]
    again = await pull(first.result_id)
    assert (again.kind, again.result_id) == ("unchanged", first.result_id)
    await project.client.rules(page, "links/dead")
    assert project.uri not in project.client.published
    project.write("docs/other.md", "")
    project.report_changes()
    await project.client.until(lambda: project.client.refreshes)
    changed = await pull(first.result_id)
    assert (changed.kind, list(changed.items)) == ("full", [])
    assert list((await pull(uri=page)).items) == []


async def test_an_editor_that_leaves_during_a_check_ends_the_server_quietly(connect):
    project = await connect()
    (project.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    names = [f"page-{number}" for number in range(200)]
    for name in names:
        links = "".join(f"* [x](./{other}.md)\n" for other in names)
        project.write(f"docs/{name}.md", f"# {name}\n\n{links}")
    project.open(project.list(*names))
    await project.client.leave()
    assert project.client.end == (0, "")
    assert project.uri not in project.client.published


async def test_the_server_ends_with_an_editor_that_is_killed(connect):
    project = await connect()
    project.open(project.list("overview"))
    request = asyncio.create_task(
        project.client.text_document_hover_async(
            types.HoverParams(project.document(), types.Position(0, 0))
        )
    )
    await asyncio.sleep(0)
    project.client.protocol.writer.close()
    await asyncio.wait_for(project.client.stop(), timeout=60)
    assert project.client.end == (0, "")
    await asyncio.gather(request, return_exceptions=True)


async def test_folders_of_a_workspace_have_their_own_configurations(connect, tmp_path):
    names = ["one", "two"]
    folders = [types.WorkspaceFolder((tmp_path / name).as_uri(), name) for name in names]
    project = await connect(workspace_folders=folders)
    text = project.list("overview")
    uris = []
    for name in names:
        project.write(f"{name}/docs/overview.md", "")
        uris.append(project.write(f"{name}/docs/config.json", text))
        project.open(text, uris[-1])
        await project.client.rules(uris[-1])
    (project.root / "two/docs/overview.md").unlink()
    project.report_changes()
    await project.client.rules(uris[1], "pages/dead-target")
    await project.client.rules(uris[0])
