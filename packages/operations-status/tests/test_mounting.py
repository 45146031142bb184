"""The application under another one, and behind a proxy that gives it a prefix."""

from __future__ import annotations

import contextlib
import json
from uuid import UUID

import pytest
from fastapi import FastAPI
from operations_status import Settings, create_app
from operations_status.errors import SettingsError
from operations_status.operations import Operation, Process
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore
from starlette.applications import Starlette


@pytest.fixture(params=[Starlette, FastAPI])
async def mount(request, tmp_path):
    """Mount the application under another one; no server runs its lifespan."""
    async with contextlib.AsyncExitStack() as stack:

        def mount(**given):
            given.setdefault("store", f"sqlite:///{tmp_path / 'operations.db'}")
            app = create_app(Settings(no_auth=True, **given))
            stack.push_async_callback(app.aclose)
            outer = request.param()
            outer.mount("/status", app)
            return outer

        yield mount


async def test_a_mounted_application_opens_the_store_at_the_first_request(mount, ask):
    outer = mount()
    asked = [ask(outer, "/status/operations") for _ in range(3)]
    for one in asked:
        assert (await one.end()).status == 200
        assert one.body == b"[]"


async def test_first_requests_at_the_same_time_open_the_store_once(tmp_path, ask):
    opened = []

    class CountedStore(AsyncStore):
        async def open(self, *, create=True):
            opened.append(self)
            await super().open(create=create)

    app = create_app(Settings(no_auth=True), store=CountedStore(SqliteStore(tmp_path / "o.db")))
    async with contextlib.aclosing(app):
        for one in [ask(app, "/operations") for _ in range(3)]:
            assert (await one.end()).status == 200
    assert len(opened) == 1


async def test_the_document_of_a_mounted_application_has_its_path(mount, ask):
    answer = await ask(mount(), "/status/openapi.json").end()
    assert json.loads(answer.body)["servers"] == [{"url": "/status"}]


@pytest.mark.parametrize("path", ["/status/Operations/", "/status/operations", "/status/"])
async def test_a_mounted_application_has_the_same_paths(mount, ask, path):
    assert (await ask(mount(), path).end()).status == 200


@pytest.mark.parametrize("path", ["/status/nothing", "/status/operations//", "/status//operations"])
async def test_a_mounted_application_answers_for_unknown_paths(mount, ask, path):
    answer = await ask(mount(), path).end()
    assert (answer.status, json.loads(answer.body)["status"]) == (404, 404)


async def test_the_next_request_opens_a_store_that_was_unavailable_at_the_first(
    mount, ask, tmp_path, caplog
):
    folder = tmp_path / "folder"
    folder.write_text("", encoding="utf-8")
    outer = mount(store=f"sqlite:///{folder / 'operations.db'}")
    for _ in range(2):
        assert (await ask(outer, "/status/operations").end()).status == 503
    assert caplog.text.count("the store is unavailable") == 1
    folder.unlink()
    assert (await ask(outer, "/status/operations").end()).status == 200


@pytest.mark.parametrize("path", ["/operations?limit=1", "/pre/fix/operations?limit=1"])
async def test_behind_a_prefix_links_lead_through_the_proxy(run_app, ask, recording, path):
    for _ in range(2):
        await recording.add(Operation(process=Process(pid=1, uid=UUID(int=1), name="a")))
    app = await run_app(root_path="/pre/fix")
    answer = await ask(app, path).end()
    assert answer.status == 200
    assert answer.headers["link"].startswith("</pre/fix/operations?limit=1&cursor=")
    described = await ask(app, "/openapi.json").end()
    assert json.loads(described.body)["servers"] == [{"url": "/pre/fix"}]


async def test_a_path_that_only_begins_like_the_prefix_is_not_below_it(run_app, ask):
    app = await run_app(root_path="/Op")
    for path in ("/Operations", "/Op/Operations", "/Op"):
        assert (await ask(app, path).end()).status == 200


@pytest.mark.parametrize(
    ("sent", "server"),
    [
        ("/status", "/status"),
        ("/a/b/", "/a/b"),
        ("/evil, /status", "/status"),
        ("status", "/"),
        ('/x>; rel="next"', "/"),
        ("//evil.example", "/"),
        ("/" + "x" * 300, "/"),
        ("/../..", "/"),
        ("/status/..", "/"),
        ("/./status", "/"),
        ("/.", "/"),
        ("/..a/.b/c..", "/..a/.b/c.."),
        ("", "/"),
    ],
)
async def test_a_trusted_proxy_names_the_prefix(run_app, ask, sent, server):
    app = await run_app(trusted_proxies=("unix:",))
    answer = await ask(app, "/openapi.json", x_forwarded_prefix=sent).end()
    assert json.loads(answer.body)["servers"] == [{"url": server}]


def test_the_prefix_of_an_untrusted_peer_is_ignored(service):
    answer = service.get("/openapi.json", "X-Forwarded-Prefix: /evil")
    assert answer.json()["servers"] == [{"url": "/"}]


@pytest.mark.parametrize("text", ["status", "/status/", "/a b", "//a", "/a?b"])
def test_a_malformed_prefix_is_refused(text):
    with pytest.raises(SettingsError, match="without a slash at its end"):
        Settings(root_path=text)
