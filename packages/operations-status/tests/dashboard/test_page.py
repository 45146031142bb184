"""The page in a real browser, with a real service behind it.

Every test also checks that the page has reported no error and has not violated its policy.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit
from uuid import UUID, uuid4

import attrs
import pytest
from operations_status.operations import (
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    Worker,
)
from operations_status.stores import open_blocking_store
from operations_status.stores.sqlite.store import SqliteStore, insert
from operations_status.stores.tallies import GROUPS_MAX
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

# The first test may have to install the browser.
pytestmark = [pytest.mark.once, pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

NOT_COUNTED = "\u2013"
RUNNING, SUCCEEDED, FAILED = (
    OperationState.RUNNING,
    OperationState.SUCCEEDED,
    OperationState.FAILED,
)


@contextlib.contextmanager
def opened_store(service):
    store = open_blocking_store(service.store)
    store.open()
    yield store
    store.close()


def record(service, name, *, status=SUCCEEDED, location=None, error=None, **fields):
    """Record an operation of a process, and advance it to a state."""
    if status is FAILED and error is None:
        error = OperationFailure(code="CommandFailed", message="exit code 3\nand why")
    process = Process(pid=fields.pop("pid", 4711), uid=fields.pop("uid", uuid4()), name=name)
    operation = Operation(process=process, name=fields.pop("operation_name", None), **fields)
    with opened_store(service) as store:
        store.add(operation)
        store.advance(operation.operation_id, status, resource_location=location, error=error)
    return operation


def short_id(operation):
    return str(operation.operation_id)[:8]


def what_the_browser_keeps(reader):
    script = "[document.cookie, location.href, JSON.stringify(localStorage), history.length]"
    return reader.page.evaluate(script)


def test_a_token_is_asked_for_and_kept_in_the_tab_only(reader, issuer, site):
    record(site, "sign-in")
    reader.page.goto(reader.url)
    field = reader.page.get_by_label("Access token")
    field.wait_for()
    assert field.evaluate("field => field === document.activeElement")
    assert field.get_attribute("type") == "password"
    reader.check_accessibility()
    token = issuer.token()
    reader.give(f"Authorization: Bearer {token}")
    reader.state("live")
    assert reader.page.evaluate("Object.values(sessionStorage)") == [token]
    assert what_the_browser_keeps(reader) == ["", reader.url, "{}", 2]
    assert token not in reader.page.content()

    reader.page.reload()
    reader.state("live")
    reader.page.get_by_role("button", name="Forget token").click()
    reader.state("signed out")
    assert reader.page.evaluate("sessionStorage.length") == 0
    assert reader.rows().count() == 0
    assert reader.page.locator("#token-problem").inner_text() == ""


def test_a_refused_token_is_an_error_of_the_form(reader):
    reader.page.goto(reader.url)
    problem = reader.page.locator("#token-problem")
    reader.give("two words")
    problem.filter(has_text="without spaces").wait_for()
    reader.give("eyJ.nonsense")
    problem.filter(has_text="That token is not accepted").wait_for()
    reader.check_accessibility()
    assert reader.page.evaluate("sessionStorage.length") == 0


SHOWN_OR_TOLD = """() => {
  const live = document.querySelector("#connection").dataset.state === "live";
  const rows = document.querySelectorAll("#rows tr").length;
  return (live && rows) || document.querySelector("#token-problem").textContent;
}"""


def test_an_expired_token_signs_the_page_out(reader, issuer, site):
    record(site, "until-then")
    shown: int | str = ""
    for seconds in (2, 8, 30):  # a busy machine takes longer to show a row
        reader.page.goto(reader.url)
        # The service allows for clocks that differ by 30 seconds.
        reader.give(issuer.token(lifetime=seconds - 30))
        shown = reader.page.wait_for_function(SHOWN_OR_TOLD).json_value()
        if isinstance(shown, int):
            break
    assert isinstance(shown, int)
    reader.page.locator("#token-problem", has_text="expired").wait_for(timeout=60_000)
    reader.state("signed out")
    assert reader.rows().count() == 0
    reader.give(issuer.token())
    reader.state("live")


def test_operations_of_another_process_appear_as_they_happen(open_reader, start_service):
    service = start_service(auth="--no-auth")
    reader = open_reader(service)
    reader.page.goto(reader.url)
    reader.state("live")  # without a token: the service needs none
    assert reader.page.get_by_role("button", name="Forget token").is_hidden()
    reader.page.get_by_text("No operations yet in this time.").wait_for()
    assert set(reader.counts().values()) == {"0"}
    reader.check_accessibility()

    script = "import sys; print('begun', flush=True); sys.stdin.read()"
    command = ["run", "--tag", "live", "--", sys.executable, "-c", script]
    with subprocess.Popen(
        [sys.executable, "-m", "operations_status", *command],
        env=os.environ | {"MONITOR_STORE": service.store},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as run:
        reader.rows("Running").wait_for()
        assert reader.counts()["Running"] == "1"
        run.communicate(b"")
    reader.rows("Succeeded").wait_for()
    assert reader.counts() | {"Succeeded": "1", "Running": "0"} == reader.counts()


def test_the_page_shows_the_operations_within_the_scope_of_the_key(open_reader, start_site):
    service = start_site(tags='["team-a", "shared"]')
    record(service, "ours", tags=["team-a", "shared"])
    hidden = record(service, "theirs", tags=["team-b"])
    reader = open_reader(service)
    reader.sign_in()
    reader.rows("ours").wait_for()
    record(service, "theirs", tags=["team-b"], status=FAILED)
    record(service, "later", tags=["shared"])
    reader.rows("later").wait_for()
    reader.state("live")
    assert reader.rows().count() == 2
    assert reader.rows("theirs").count() == 0
    assert (reader.counts()["Succeeded"], reader.counts()["Failed"]) == ("2", "0")
    reader.page.goto(f"{reader.url}#id={hidden.operation_id}")
    reader.page.reload()
    reader.rows("ours").wait_for()
    assert reader.page.get_by_text("theirs").count() == 0


def test_the_page_comes_back_after_the_service(open_reader, start_site, tmp_path):
    service = start_site()
    reader = open_reader(service)
    reader.sign_in()
    record(service, "before")
    reader.rows("before").wait_for()
    service.end()
    reader.state("lost")
    reader.page.get_by_text("The service cannot be reached").wait_for()
    assert reader.rows("before").count() == 1
    reader.check_accessibility()

    record(service, "meanwhile")
    again = start_site(service.urls[0], service.folder)
    reader.page.locator("#again").dispatch_event("click")  # hidden if the page is live already
    reader.rows("meanwhile").wait_for()
    reader.state("live")
    assert reader.page.locator("#problem").is_hidden()

    again.end()
    another = start_site(service.urls[0], tmp_path)
    record(another, "elsewhere")
    reader.page.locator("#again").dispatch_event("click")  # hidden if the page is live already
    reader.rows("elsewhere").wait_for()
    assert reader.rows().count() == 1  # nothing of the store that was there before


def test_the_url_contains_the_filters(reader, site, open_reader):
    name = f"address-{uuid4()}"
    one = record(site, name, status=FAILED, tags=("ä & b",), egress_provider_name="a+b")
    record(site, name, tags=("ä & b",))
    reader.sign_in()
    assert reader.page.url == reader.url
    reader.find(name)
    reader.summary("2 operations")
    reader.rows(short_id(one)).get_by_role("button", name="ä & b").click()
    reader.rows(short_id(one)).get_by_role("button", name="a+b").click()
    reader.summary("1 operation")
    reader.page.get_by_label("Created in the last").select_option("week")
    reader.page.get_by_label("Order").select_option("asc")
    reader.tile("Failed").click()
    reader.page.wait_for_url("**status=Failed**")
    reader.summary("1 operation")
    reader.rows(name).locator("td").first.click()
    reader.page.get_by_role("dialog").get_by_text("CommandFailed").wait_for()
    address = reader.page.url

    # A colleague opens it, and a reload changes nothing.
    colleague = open_reader(site)
    colleague.page.goto(address)
    colleague.give(colleague.issuer.token())
    for other in (colleague, reader):
        if other is reader:
            other.page.reload()
        other.state("live")
        other.page.get_by_role("dialog").get_by_text("CommandFailed").wait_for()
        assert other.page.url == address
        other.page.keyboard.press("Escape")
        other.summary("1 operation")
        assert other.rows(short_id(one)).count() == 1
        assert other.page.get_by_label("Search").input_value() == name
        assert other.page.get_by_label("Order").input_value() == "asc"
        assert other.page.get_by_label("Created in the last").input_value() == "604800"
        assert "operation=" not in other.page.url
    assert reader.issuer.token().split(".")[0] not in address
    nonsense = "period=7&status=Nonsense,Failed&order=up&operation=x&pid=x&uid=y&group=z"
    reader.page.goto(f"{reader.url}?{nonsense}&search={name}")
    reader.state("live")
    reader.rows(short_id(one)).wait_for()
    assert reader.page.get_by_label("Created in the last").input_value() == "86400"
    assert reader.page.url == f"{reader.url}?search={name}&status=Failed"


def test_an_operation_outside_of_the_list_opens_by_its_url(reader, site):
    old = record(site, "long ago", created=datetime.now(UTC) - timedelta(days=3))
    reader.sign_in()
    reader.page.goto(f"{reader.url}?operation={old.operation_id}")
    details = reader.page.get_by_role("dialog")
    details.get_by_role("heading", name="long ago").wait_for()
    reader.check_accessibility()
    unknown = uuid4()
    reader.page.goto(f"{reader.url}?operation={unknown}")
    details.get_by_text("is not known").wait_for()


def test_rows_show_errors_and_progress(reader, site):
    failed = record(site, "why-failed", status=FAILED)
    running = record(site, "how-far", status=RUNNING)
    with opened_store(site) as store:
        store.report_progress(running.operation_id, Progress(0.4, "rows <b>copied</b>"))
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.sign_in()
    row = reader.rows("how-far")
    row.get_by_text("40 % rows <b>copied</b>").wait_for()
    assert row.get_by_role("progressbar").evaluate("bar => bar.value") == 0.4
    assert re.search(r"\d s", row.locator("td").nth(6).inner_text())
    reader.rows("why-failed").get_by_text("CommandFailed: exit code 3", exact=True).wait_for()
    assert not [url for url in asked if "/operations/" in url], "the list says why"
    with opened_store(site) as store:
        store.report_progress(running.operation_id, Progress(None, "nearly there"))
    row.get_by_text("nearly there").wait_for()
    assert row.get_by_role("progressbar").count() == 0
    reader.check_accessibility()
    with opened_store(site) as store:
        store.advance(running.operation_id, SUCCEEDED)
    reader.rows("how-far").filter(has_text="Succeeded").wait_for()
    assert reader.rows("how-far").get_by_text("nearly there").count() == 0
    assert "and why" not in reader.rows(short_id(failed)).inner_text()


def test_the_oldest_can_come_first(reader, site):
    name = f"order-{uuid4()}"
    ids = [short_id(record(site, name)) for _ in range(3)]
    reader.sign_in()
    reader.find(name)
    reader.rows().nth(2).wait_for()
    shown = reader.page.locator("#rows button.open")
    assert shown.all_inner_texts() == ids[::-1]
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.locator("#rows tr", has_text=ids[0]).and_(
        reader.page.locator("#rows tr:first-child")
    ).wait_for()
    assert shown.all_inner_texts() == ids


def test_on_a_phone_the_first_operations_are_in_sight(open_reader, site, issuer):
    record(site, "on a phone")
    reader = open_reader(site, viewport={"width": 390, "height": 844})
    reader.sign_in(issuer.token())
    first = reader.rows("on a phone").first.bounding_box()
    assert first["y"] + first["height"] < 844
    assert reader.page.get_by_label("Search").is_hidden()
    reader.page.get_by_text("Search and times").click()
    reader.find("on a phone")
    reader.page.get_by_text("Search and times (1)").wait_for()
    reader.check_accessibility()
    reader.page.set_viewport_size({"width": 1280, "height": 844})
    assert reader.page.get_by_text("Search and times").is_hidden()
    assert reader.page.get_by_label("Search").is_visible()


def test_the_page_is_in_the_middle_and_an_open_dialog_dims_all_of_it(reader, site):
    record(site, "in the middle")
    reader.sign_in()
    root = "document.documentElement"
    gaps = reader.page.evaluate(
        f"[{root}.clientWidth, ...['left', 'right'].map("
        "side => document.querySelector('main').getBoundingClientRect()[side])]"
    )
    assert gaps[1] == pytest.approx(gaps[0] - gaps[2])
    assert reader.page.evaluate(f"getComputedStyle({root}).scrollbarGutter") == "auto"


def test_operations_older_than_the_chosen_period_are_not_shown(reader, site):
    record(site, "period-old", created=datetime.now(UTC) - timedelta(days=3))
    record(site, "period-new")
    reader.sign_in()
    reader.find("period-")
    reader.rows("period-new").wait_for()
    assert reader.rows().count() == 1
    reader.page.get_by_label("Created in the last").select_option("week")
    reader.rows("3 days ago").wait_for()
    assert reader.rows().count() == 2
    assert re.search(
        r"\d{4}-\d\d-\d\dT", reader.rows("period-old").locator("time").get_attribute("title")
    )
    reader.page.get_by_label("Created in the last").select_option("hour")
    reader.rows("period-old").wait_for(state="detached")


def test_details_show_the_end_of_an_operation(reader, site):
    record(site, "details-kept", location="https://example.org/a b", tags=("nightly",))
    record(site, "details-local", location="file:///tmp/artifact")
    record(site, "details-script", location="javascript:alert(1)", egress_provider_name="there")
    record(site, "details-nothing")
    record(site, "details-broken", status=FAILED)
    reader.sign_in()
    details = reader.page.get_by_role("dialog")
    told = {}
    for name in ("kept", "local", "script", "nothing", "broken"):
        reader.rows(f"details-{name}").locator("td").first.click()
        outcome = details.locator("dt", has_text=re.compile("^(Result|Error)$")).locator("+ dd")
        outcome.filter(has_not_text="…").wait_for()
        told[name] = details.inner_text()
        links = details.get_by_role("link")
        if name == "kept":
            assert links.get_attribute("href") == "https://example.org/a%20b"
            assert links.get_attribute("rel") == "noopener noreferrer"
        else:
            assert links.count() == 0
        if name != "broken":
            details.get_by_role("button", name="Close").click()
    assert "file:///tmp/artifact" in told["local"]
    assert "javascript:alert(1)" in told["script"]
    assert "no location was recorded" in told["nothing"]
    assert "CommandFailed" in told["broken"]
    assert "exit code 3\nand why" in told["broken"]
    reader.check_accessibility()


def test_the_name_and_the_attempts_of_an_operation_are_shown(reader, site):
    process = Process(pid=4711, uid=uuid4(), name="sender")
    operation = Operation(process=process, name="nightly import")
    owner = uuid4()
    with opened_store(site) as store:
        store.add(operation)
        store.attach(
            operation.operation_id,
            lease=60.0,
            owner=owner,
            worker=Worker(host="alpha", pid=11, name="first"),
            queue="reports",
        )
        store.end_attempt(
            operation.operation_id,
            owner=owner,
            outcome=AttemptOutcome.RETRIED,
            error=OperationFailure(code="Timeout", message="no answer"),
            lease=60.0,
        )
        store.attach(
            operation.operation_id,
            lease=60.0,
            owner=owner,
            worker=Worker(host="beta", pid=22, name="second"),
            queue="reports",
        )
    reader.sign_in()
    row = reader.rows("nightly import")
    assert row.locator(".name").inner_text() == "nightly import"
    row.locator("button.open").click()
    details = reader.page.locator("#details")
    details.get_by_text("second, pid 22 on beta").first.wait_for()
    assert reader.page.locator("#details-title").inner_text() == "nightly import"
    lines = details.locator(".attempts li").all_inner_texts()
    assert lines[0].startswith("1: Retried, from ")
    assert lines[0].endswith(", first, pid 11 on alpha, Timeout: no answer")
    assert lines[1].startswith("2: running, from ")
    assert "reports" in details.inner_text()


def test_open_details_follow_the_operation(reader, site):
    operation = record(site, "open-details", status=RUNNING)
    reader.sign_in()
    reader.rows("open-details").locator("td").first.click()
    details = reader.page.get_by_role("dialog")
    details.get_by_text("Running").wait_for()
    with opened_store(site) as store:
        store.advance(operation.operation_id, SUCCEEDED, resource_location="https://example.org/")
    details.get_by_text("https://example.org/").wait_for()
    with opened_store(site) as store:
        store.prune(keep=0)
    details.get_by_role("button", name="Close").click()
    reader.rows("open-details").locator("td").first.click()
    details.get_by_text("has expired").wait_for()


@pytest.mark.parametrize("allowed", [True, False])
def test_the_copied_command_has_a_placeholder_for_the_token(open_reader, issuer, site, allowed):
    operation = record(site, "copying")
    permissions = ["clipboard-read", *(["clipboard-write"] if allowed else [])]
    reader = open_reader(site, permissions=permissions)
    if not allowed:  # as on a page without TLS
        reader.page.add_init_script("delete Clipboard.prototype.writeText")
    reader.sign_in(issuer.token())
    reader.find("copying")
    reader.rows(short_id(operation)).locator("td").first.click()
    reader.page.get_by_role("button", name="Copy as curl").click()
    reader.page.get_by_text("Copied; put your token into $TOKEN.").wait_for()
    url = f"{site.urls[0]}/operations/{operation.operation_id}"
    copied = reader.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"curl -H \"Authorization: Bearer $TOKEN\" '{url}'"
    reader.page.get_by_role("button", name="Copy id").click()
    reader.page.get_by_text("Copied.", exact=True).wait_for()
    assert reader.page.evaluate("navigator.clipboard.readText()") == str(operation.operation_id)


def test_everything_can_be_done_by_keyboard(reader, issuer, site):
    for number in range(3):
        record(site, f"keyboard-{number}", tags=("by-key",))
    page, press = reader.page, reader.page.keyboard.press
    page.goto(reader.url)
    page.get_by_label("Access token").wait_for()
    page.keyboard.type(issuer.token())
    press("Enter")
    reader.state("live")
    reader.rows("keyboard-2").wait_for()

    def focused():
        return page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
        )

    page.reload()
    reader.state("live")
    reached = []
    for _ in range(9):
        press("Tab")
        reached.append(focused().split("\n")[-1])
    assert reached[:3] == ["Skip to the content", "Pause", "Forget token"]
    assert reached[3:9] == ["Starting", "Running", "Stopping", "Succeeded", "Failed", "Cancelled"]
    page.get_by_label("Search").focus()
    page.keyboard.type("keyboard-")
    reader.summary("3 operations")
    while "details of" not in focused():
        press("Tab")
    first = focused()
    press("Tab")
    assert focused() == "keyboard-2"
    press("Tab")
    assert focused() == "by-key"
    press("ArrowDown")
    press("ArrowDown")
    press("ArrowDown")
    last = focused()
    press("Home")
    assert focused() == first
    press("End")
    assert focused() == last != first
    press("x")
    press("Enter")
    page.get_by_role("dialog").wait_for()
    assert focused() == "Close"
    press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert focused() == last
    press("Tab")
    press("Tab")
    press("Enter")
    page.get_by_role("button", name="Remove the filter Tag: by-key").wait_for()
    press("Escape")


HOSTILE = {
    "<script>document.title='run'</script>": None,
    "<img src=x onerror=\"document.title='run'\">": None,
    "\"'--><svg/onload=document.title='run'>": None,
    "{{constructor.constructor('x')()}}${1}%3Cb%3E": None,
    "evil\u202etxt.exe": "evil⟨U+202E⟩txt.exe",
    "two\u2028lines\u2029\x07": "two⟨U+2028⟩lines⟨U+2029⟩⟨U+0007⟩",
    "👩‍👩‍👧 naïve שלום": None,
    "long" * 500: None,
}


def test_markup_in_operations_is_shown_as_text(reader, site):
    for name in HOSTILE:
        failure = OperationFailure(code=name[:100], message=name)
        record(site, name, tags=("hostile", name[:200]), status=FAILED, error=failure)
    reader.sign_in()
    reader.find("hostile")
    reader.rows().nth(len(HOSTILE) - 1).wait_for()
    shown = reader.page.locator("#rows .process").all_text_contents()
    assert set(shown) == {text or name for name, text in HOSTILE.items()}
    for index in range(len(HOSTILE)):
        reader.rows().nth(index).locator("td").first.click()
        message = (
            reader.page.get_by_role("dialog").locator("dt", has_text="Message").locator("+ dd")
        )
        assert message.text_content() == shown[index]
        reader.page.keyboard.press("Escape")
    reader.check_accessibility()
    for width in (1440, 820, 390):
        reader.page.set_viewport_size({"width": width, "height": 900})
        root = "document.documentElement"
        assert reader.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
    reader.check_accessibility()
    assert reader.page.title() == "Operations"
    assert reader.page.evaluate("document.querySelectorAll('main img, main script').length") == 0


def test_the_process_has_room_on_every_screen(reader, site):
    record(site, "room-for-a-name")
    reader.sign_in()
    reader.rows("room-for-a-name").first.wait_for()
    for width in (1440, 1200, 1000, 820):
        reader.page.set_viewport_size({"width": width, "height": 900})
        box = reader.rows().first.locator("td").nth(2).bounding_box()
        assert box is not None
        assert box["width"] >= 130


def fill(service, count):
    """Record many operations at once, a second apart; the oldest have a tag of their own."""
    begun = datetime.now(UTC) - timedelta(seconds=count + 60)
    states = [SUCCEEDED, OperationState.CANCELLED, RUNNING]
    insert_all(
        service,
        (
            Operation(
                process=Process(pid=number, uid=UUID(int=number), name=f"many-{number}"),
                created=begun + timedelta(seconds=number),
                status=states[number % 3],
                tags=("many", "rare") if number < 5 else ("many",),
            )
            for number in range(count)
        ),
    )


def insert_all(service, operations):
    """Record operations as they are, in one transaction."""
    store = SqliteStore(service.store.removeprefix("sqlite:///"))
    store.open()
    with store.database.transaction() as connection:
        for operation in operations:
            insert(connection, operation)
    store.close()


BUSY = 12_000
STATES = [*[SUCCEEDED] * 15, OperationState.CANCELLED, RUNNING, FAILED, FAILED, FAILED, SUCCEEDED]
FAILURE = OperationFailure(code="DiskFull", message="no space left")


@pytest.fixture(scope="module")
def busy_site(start_site):
    """A service with many operations of one day, evenly mixed."""
    service = start_site()
    fill_evenly(service, BUSY)
    return service


def fill_evenly(service, count):
    """Record many operations of the last 20 hours, evenly mixed."""
    begun = datetime.now(UTC) - timedelta(hours=20)
    insert_all(
        service,
        (
            Operation(
                process=Process(
                    pid=number % 97,
                    uid=UUID(int=number % 89),
                    name="send-invoices" if number % 9 == 3 else f"job-{number % 50}",
                ),
                created=begun + number * timedelta(hours=20) / count,
                status=status,
                error=FAILURE if status is FAILED else None,
                tags=(f"tenant-{number % 39}", "all"),
                egress_provider_name="mail" if number % 30 == 3 else None,
            )
            for number, status in zip(range(count), cycle(STATES), strict=False)
        ),
    )


SELECTIONS = [
    {"tags": "tenant-7,all", "status": "Failed"},
    {"name": "send-invoices", "egressProvider": "mail"},
    {"name": "send-invoices", "status": "Failed,Running"},
    {"pid": "31", "period": "604800"},
    {"status": "Succeeded", "uid": str(UUID(int=31))},
    {"tags": "tenant-11", "order": "asc", "period": "0"},
    {"tags": "no-operation-has-it"},
    {"search": "disk space", "period": "0"},
    {"search": "send-in", "status": "Failed"},
]


def select(reader, selection):
    """Select operations by the fields of the page, or by its URL if it has no field for them."""
    page = reader.page
    exact = {name: text for name, text in selection.items() if name in EXACT}
    if exact:
        page.goto(f"{reader.url}?{urlencode(exact)}")
    reader.find(selection.get("search", ""))
    for name in filter(None, selection.get("status", "").split(",")):
        reader.tile(name).click()
    page.get_by_label("Created in the last").select_option(selection.get("period", "86400"))
    page.get_by_label("Order").select_option(selection.get("order", "desc"))


def check_numbers(reader, selection):
    """Check that list, tiles, chart and announcement agree with the answers of the service."""
    anything = {name: text for name, text in selection.items() if name != "status"}
    counts = ask_service(reader, anything, view="counts")
    chosen = selection.get("status", "").split(",") if "status" in selection else list(counts)
    total = sum(counts.get(name, 0) for name in chosen)
    page = reader.page
    expect(page.locator("#results")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#summary")).to_have_text(
        f"{total:,} {'operation' if total == 1 else 'operations'}"
    )
    assert reader.counts() == {name: f"{number:,}" for name, number in counts.items()}
    assert page.evaluate(CHARTED) == total
    expect(page.locator("#announcement")).to_have_text(page.locator("#summary").inner_text())
    order = selection.get("order", "desc")
    listed = ask_service(reader, selection | {"order": order}, limit="200")
    shown = page.locator("#rows tr").evaluate_all("rows => rows.map((row) => row.dataset.id)")
    assert shown[:200] == [operation["operationId"] for operation in listed]
    if total <= BUSY:
        assert len(ask_service(reader, selection)) == total
    groups = ask_service(reader, {"status": "Failed"} | selection, view="groups")
    keys = page.locator("#groups button").evaluate_all("all => all.map((one) => one.dataset.text)")
    assert keys == [group["group"] for group in groups[:5]]


@pytest.mark.parametrize("selection", SELECTIONS, ids=str)
def test_a_typed_reloaded_or_shared_selection_has_the_numbers_of_the_service(
    open_reader, busy_site, selection
):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    check_selection(reader, open_reader(busy_site), selection)
    reader.page.get_by_role("button", name="Clear").click()
    reader.page.get_by_label("Order").select_option("desc")
    check_numbers(reader, {})


def test_a_click_on_a_name_asks_the_service_for_all_its_operations(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    reader.page.locator("#rows .process", has_text="send-invoices").first.click()
    reader.page.wait_for_url("**/?name=send-invoices")
    check_numbers(reader, {"name": "send-invoices"})


def test_back_undoes_filters_and_closes_details(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    reader.find("tenant-7")
    reader.page.wait_for_url("**/?search=tenant-7")
    check_numbers(reader, {"search": "tenant-7"})
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.wait_for_url("**/?search=tenant-7&order=asc")
    check_numbers(reader, {"search": "tenant-7", "order": "asc"})
    reader.rows().first.locator("td").first.click()
    details = reader.page.get_by_role("dialog")
    details.wait_for()
    reader.page.go_back()
    details.wait_for(state="hidden")
    assert reader.page.url.endswith("/?search=tenant-7&order=asc")
    reader.page.go_forward()
    details.wait_for()
    reader.page.go_back()
    reader.page.go_back()
    details.wait_for(state="hidden")
    assert reader.page.get_by_label("Order").input_value() == "desc"
    check_numbers(reader, {"search": "tenant-7"})
    reader.page.go_back()
    check_numbers(reader, {})
    assert reader.page.url == reader.url


@contextlib.contextmanager
def slow_line(service):
    """Forward requests to a service; the page comes in two parts, split behind its first script.

    The second part is sent when all views have been requested. Yields the URL of the proxy, and
    the paths of the requests that came before the second part.
    """
    early: list[str] = []
    is_whole, are_requested = threading.Event(), threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path != "/" and not is_whole.is_set():
                early.append(self.path)
                if len(early) == len(VIEWS):
                    are_requested.set()
            with contextlib.closing(HTTPConnection(urlsplit(service.urls[0]).netloc)) as upstream:
                headers = dict(self.headers) | {"Accept-Encoding": "identity"}
                upstream.request("GET", self.path, headers=headers)
                answer = upstream.getresponse()
                body = answer.read()
            self.send_response_only(answer.status)
            for name, text in answer.getheaders():
                self.send_header(name, text)
            self.end_headers()
            if self.path == "/":
                first = body.index(b"</script>") + len(b"</script>")
                self.wfile.write(body[:first])
                are_requested.wait(30)
                is_whole.set()
                body = body[first:]
            self.wfile.write(body)

        def log_message(self, *_):
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/", early
        server.shutdown()
        thread.join()


VIEWS = ("counts", "full", "groups", "histogram")


def test_the_first_views_are_requested_while_the_page_arrives(open_reader, issuer, busy_site):
    reader = open_reader(busy_site)
    token = issuer.token()
    reader.page.add_init_script(f"sessionStorage.setItem('operations-token', '{token}')")
    with slow_line(busy_site) as (url, early):
        reader.page.goto(url)
        check_numbers(reader, {})
        reader.page.close()
    assert sorted(parse_qs(urlsplit(path).query)["view"][0] for path in early) == sorted(VIEWS)


def test_a_response_to_an_earlier_request_is_not_shown(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    waiting = []
    reader.page.route(
        re.compile(r"search=tenant-7(&|$)"),
        lambda route: waiting.append(route),  # noqa: PLW0108 playwright takes no method of a list
    )
    with reader.page.expect_request(re.compile("search=tenant-7(&|$)")):
        reader.page.get_by_label("Search").fill("tenant-7")
    assert reader.page.locator("#summary").inner_text() == ""
    reader.find("tenant-9")
    check_numbers(reader, {"search": "tenant-9"})
    for route in waiting:
        with contextlib.suppress(PlaywrightError):  # the page has cancelled the request
            route.continue_()
    reader.page.get_by_label("Order").select_option("asc")
    check_numbers(reader, {"search": "tenant-9", "order": "asc"})


def test_a_filter_typed_during_a_request_is_requested_next(open_reader, busy_site):
    reader = open_reader(busy_site)
    waiting: list[Any] = []
    reader.page.route(
        re.compile("limit=200&order=desc&createdAfter"),
        lambda route: route.continue_() if waiting else waiting.append(route),
    )
    reader.page.goto(reader.url)
    with reader.page.expect_request(re.compile("limit=200&order=desc&createdAfter")):
        reader.give(reader.issuer.token())
    reader.page.get_by_label("Search").fill("tenant-7")
    reader.page.wait_for_url("**/?search=tenant-7")
    with contextlib.suppress(PlaywrightError):  # the page has cancelled the request
        waiting[0].continue_()
    check_numbers(reader, {"search": "tenant-7"})


TYPE_SLOWLY = """async ([id, text]) => {
  const field = document.getElementById(id);
  for (let length = 1; length <= text.length; length += 1) {
    field.value = text.slice(0, length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}"""
"""Program that types; its pauses, timed by the page, are shorter than the debounce of the page."""


def test_typing_is_debounced_while_operations_arrive(open_reader, start_site):
    service = start_site()
    fill(service, 300)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("300 operations")
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    typed = threading.Event()

    def keep_recording():
        while not typed.is_set():
            record(service, "arriving")

    with ThreadPoolExecutor() as executor:
        recording = executor.submit(keep_recording)
        try:
            reader.page.evaluate(TYPE_SLOWLY, ["search", "rare"])
        finally:
            typed.set()
        recording.result()
    reader.summary("5 operations")
    searched = {text for url in asked for text in parse_qs(urlsplit(url).query).get("search", ())}
    assert searched == {"rare"}


def test_a_list_of_one_state_stays_complete_while_many_others_are_recorded(open_reader, start_site):
    service = start_site()
    begun = datetime.now(UTC) - timedelta(hours=2)

    def create(count, status, error=None):
        for number in range(count):
            process = Process(pid=number, uid=UUID(int=number), name=f"passing-{number}")
            created = begun + timedelta(milliseconds=number)
            yield Operation(process=process, created=created, status=status, error=error)

    insert_all(service, create(5, FAILED, FAILURE))
    begun += timedelta(hours=1)
    reader = open_reader(service)
    reader.page.goto(f"{reader.url}?status=Failed")
    reader.give(reader.issuer.token())
    reader.summary("5 operations")
    insert_all(service, create(300, SUCCEEDED))
    record(service, "the last", status=FAILED)
    reader.rows("the last").wait_for()
    reader.summary("6 operations")
    reader.page.locator("#counts button", has_text="Succeeded").get_by_text("300").wait_for()


def test_details_stay_up_to_date_when_the_operation_leaves_the_list(reader, site):
    name = f"leaves-{uuid4()}"
    one = record(site, name, status=RUNNING)
    reader.page.goto(f"{reader.url}?status=Running")
    reader.give(reader.issuer.token())
    reader.rows(name).locator("td").first.click()
    details = reader.page.get_by_role("dialog")
    details.get_by_text("Running", exact=True).wait_for()
    with opened_store(site) as store:
        store.advance(one.operation_id, SUCCEEDED)
    details.get_by_text("no location was recorded").wait_for()
    reader.rows(name).wait_for(state="detached")


def test_a_delayed_response_does_not_replace_newer_details(reader, site):
    name = f"late-{uuid4()}"
    one = record(site, name, status=RUNNING)
    reader.sign_in()
    late: list[Any] = []

    def proxy(route):
        if late:
            route.continue_()
        else:
            late.append((route, route.fetch()))

    address = f"**/operations/{one.operation_id}?*"
    reader.page.route(address, proxy)
    with reader.page.expect_request(address):
        reader.rows(name).locator("td").first.click()
    with opened_store(site) as store:
        store.advance(one.operation_id, SUCCEEDED)
    details = reader.page.get_by_role("dialog")
    details.get_by_text("no location was recorded").wait_for()
    route, answer = late[0]
    with reader.page.expect_event("requestfinished"):
        route.fulfill(response=answer)
    reader.page.evaluate("fetch('openapi.json').then((answer) => answer.text())")
    assert details.get_by_text("Running", exact=True).count() == 0


def test_details_open_again_with_the_next_sign_in(reader, site):
    name = f"again-{uuid4()}"
    one = record(site, name)
    reader.sign_in()
    address = f"{reader.url}?operation={one.operation_id}"
    refusal = 'Bearer error="invalid_token", error_description="The token has expired"'
    reader.page.route(
        f"**/operations/{one.operation_id}?*",
        lambda route: route.fulfill(status=401, headers={"WWW-Authenticate": refusal}),
    )
    details = reader.page.get_by_role("dialog")
    reader.rows(name).locator("td").first.click()
    reader.page.locator("#token-problem", has_text="The token has expired").wait_for()
    assert details.is_hidden()
    assert reader.page.url == address
    reader.page.unroute_all(behavior="ignoreErrors")
    reader.give(reader.issuer.token())
    details.get_by_role("heading", name=name).wait_for()

    # While signed out, Back and Forward change the URL; the next sign-in shows what it names.
    reader.page.keyboard.press("Escape")
    reader.page.wait_for_url(reader.url)
    reader.page.get_by_role("button", name="Forget token").click()
    reader.page.go_back()
    reader.page.wait_for_url(address)
    assert details.is_hidden()
    reader.page.go_back()
    reader.page.wait_for_url(reader.url)
    reader.page.go_forward()
    reader.give(reader.issuer.token())
    details.get_by_role("heading", name=name).wait_for()


CHOOSE_A_WEEK_AND_SIGN_OUT = """() => {
  const period = document.getElementById("period");
  period.value = "604800";
  period.dispatchEvent(new Event("change", { bubbles: true }));
  document.getElementById("leave").click();
}"""


def test_a_signed_out_page_sends_no_requests(reader):
    reader.sign_in()
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.evaluate(CHOOSE_A_WEEK_AND_SIGN_OUT)
    reader.state("signed out")
    reader.page.wait_for_url("**/?period=604800")
    reader.page.evaluate("new Promise(requestAnimationFrame)")
    assert asked == []


def test_a_list_that_is_read_while_paused_leaves_no_changes_to_show(reader, site):
    name = f"paused-{uuid4()}"
    reader.sign_in()
    reader.page.get_by_role("button", name="Pause", exact=True).click()
    record(site, name)
    reader.page.locator("#held", has_text="There are changes").wait_for()
    reader.page.get_by_label("Created in the last").select_option("week")
    reader.rows(name).wait_for()
    assert reader.page.locator("#held").inner_text() == ""
    reader.state("paused")


def test_an_error_of_the_service_is_shown_and_the_request_retried(open_reader, site):
    reader = open_reader(site)
    detail = "The store of operations cannot be read at the moment."
    reader.page.route(
        "**/operations?*",
        lambda route: route.fulfill(
            status=503, json={"detail": detail}, headers={"Retry-After": "7"}
        ),
    )
    reader.page.goto(reader.url)
    reader.page.get_by_text(f"{detail[:-1]} (503). Trying again in 7").wait_for()
    reader.page.get_by_text("Nothing could be read yet.").wait_for()
    assert set(reader.counts().values()) == {NOT_COUNTED}
    reader.check_accessibility()
    reader.page.unroute_all()
    reader.page.get_by_role("button", name="Try now").click()
    reader.page.get_by_label("Access token").wait_for()


def test_ages_and_durations_advance(reader, site):
    reader.page.clock.install(time=time.time())
    record(site, "time passes")
    reader.sign_in()
    reader.find("time passes")
    reader.rows("time passes").wait_for()
    reader.page.clock.fast_forward(180_000)
    reader.rows("3 minutes ago").wait_for()


def test_the_search_restricts_the_list(reader, site):
    first = record(site, "filter-one", tags=("filtering", "alpha"))
    record(site, "filter-two", status=RUNNING, tags=("filtering", "beta"))
    error = OperationFailure(code="DiskFull", message="No space left in filter-directory")
    record(site, "filter-three", status=FAILED, tags=("beta",), error=error)
    reader.sign_in()
    find = reader.find
    find("filter-")
    reader.summary("3 operations")
    assert reader.counts() | {"Running": "1", "Succeeded": "1", "Failed": "1"} == reader.counts()

    reader.tile("Failed").click()
    reader.summary("1 operation")
    assert reader.rows().all_inner_texts() == [reader.rows("filter-three").inner_text()]
    assert reader.tile("Failed").get_attribute("aria-pressed") == "true"
    reader.tile("Running").click()
    reader.summary("2 operations")
    reader.page.locator("#announcement", has_text="2 operations").wait_for(state="attached")

    reader.page.get_by_role("button", name="Clear").click()
    for text in (short_id(first), first.operation_id.hex.upper(), "filtering"):
        find(text)
        reader.rows(short_id(first)).wait_for()
        reader.summary("2 operations" if text == "filtering" else "1 operation")
    find("space disk")
    reader.rows("filter-three").wait_for()
    reader.summary("1 operation")
    find("nobody has this name")
    reader.page.get_by_text("No operation matches.").wait_for()
    reader.check_accessibility()


def test_a_click_on_a_value_filters_by_it(reader, site):
    first, second = f"click-{uuid4()}", f"click-{uuid4()}"
    one = record(site, first, tags=("clicked", "one"), pid=2_000_001, egress_provider_name="click")
    record(site, second, tags=("clicked",), operation_name="its own name")
    record(site, "click-nothing")
    reader.sign_in()
    chips = reader.page.get_by_role("list", name="Filters").get_by_role("button")
    reader.rows(first).get_by_role("button", name="clicked").click()
    reader.summary("2 operations")
    reader.rows(first).get_by_role("button", name="one", exact=True).click()
    reader.summary("1 operation")
    assert chips.all_inner_texts() == ["Tag: clicked \u2715", "Tag: one \u2715"]
    chips.filter(has_text="one").click()
    reader.summary("2 operations")
    reader.rows(second).get_by_role("button", name="its own name").click()
    reader.summary("1 operation")
    reader.page.get_by_role("button", name="Clear").click()
    reader.rows(second).get_by_role("button", name=second).click()
    reader.summary("1 operation")
    assert chips.all_inner_texts() == [f"Process: {second} \u2715"]
    reader.page.get_by_role("button", name="Clear").click()
    reader.rows(first).get_by_role("button", name="click", exact=True).click()
    reader.summary("1 operation")
    details = reader.page.get_by_role("dialog")
    for value in ("2000001", str(one.process.uid), "clicked"):
        reader.page.get_by_role("button", name="Clear").click()
        reader.rows(first).locator("td").first.click()
        details.get_by_role("button", name=value).click()
        details.wait_for(state="hidden")
        reader.summary("2 operations" if value == "clicked" else "1 operation")
    assert reader.page.url.endswith("?tags=clicked")


def test_failures_are_grouped_and_a_group_opens_its_operations(reader, site):
    name = f"group-{uuid4()}"
    for number in range(3):
        error = OperationFailure(code="DiskFull", message=f"disk {number} is full")
        record(site, name, status=FAILED, error=error)
    record(site, name, status=FAILED)
    record(site, name)
    reader.sign_in()
    reader.find(name)
    reader.summary("5 operations")
    assert reader.page.locator("#groups-title").inner_text() == "Failures by kind"
    groups = reader.page.locator("#groups button")
    assert groups.count() == 2
    assert "3 \u00d7 " in groups.first.inner_text()
    assert "DiskFull: disk <n> is full" in groups.first.inner_text()
    reader.check_accessibility()
    groups.first.click()
    reader.summary("3 operations")
    assert reader.counts() | {"Failed": "3", "Succeeded": "0"} == reader.counts()
    chip = reader.page.get_by_role("button", name=re.compile("^Remove the filter Group"))
    assert "DiskFull: disk <n> is full" in chip.inner_text()
    address = reader.page.url
    reader.page.reload()
    reader.summary("3 operations")
    reader.page.go_back()
    reader.summary("5 operations")
    reader.page.go_forward()
    reader.page.wait_for_url(address)
    reader.summary("3 operations")
    groups.first.click()
    reader.summary("5 operations")


def test_more_groups_are_shown_on_request(reader, site):
    tag = f"groups-{uuid4()}"
    for number in range(7):
        record(site, f"{tag}-{number}", status=FAILED, tags=(tag,))
    reader.page.goto(f"{reader.url}?tags={tag}")
    reader.give(reader.issuer.token())
    reader.summary("7 operations")
    groups = reader.page.locator("#groups li")
    expect(groups).to_have_count(5)
    reader.page.get_by_role("button", name="Show all 7").click()
    expect(groups).to_have_count(7)
    reader.page.get_by_role("button", name="Show the first 5").click()
    expect(groups).to_have_count(5)


def test_the_largest_groups_are_not_called_all_groups(reader, site):
    tag = f"largest-{uuid4()}"
    created = datetime.now(UTC)
    insert_all(
        site,
        (
            Operation(
                process=Process(pid=1, uid=uuid4(), name=f"{tag}-{number}"),
                created=created,
                status=FAILED,
                error=FAILURE,
                tags=(tag,),
            )
            for number in range(GROUPS_MAX + 1)
        ),
    )
    reader.page.goto(f"{reader.url}?tags={tag}")
    reader.give(reader.issuer.token())
    reader.summary("101 operations")
    reader.page.get_by_role("button", name="Show the 100 largest").click()
    expect(reader.page.locator("#groups li")).to_have_count(GROUPS_MAX)


def test_a_paused_page_shows_changes_when_it_is_resumed(reader, site):
    reader.sign_in()
    reader.find("pausing")
    reader.summary("0 operations")
    reader.page.get_by_role("button", name="Pause", exact=True).click()
    reader.state("paused")
    record(site, "pausing")
    reader.page.locator("#held", has_text="There are changes").wait_for()
    assert reader.rows().count() == 0
    reader.page.get_by_role("button", name="Resume", exact=True).click()
    reader.rows("pausing").wait_for()
    reader.state("live")
    assert reader.page.locator("#held").inner_text() == ""


def test_the_page_reads_one_screen_and_more_on_scrolling(open_reader, start_site):
    service = start_site()
    fill(service, 10_300)
    reader = open_reader(service)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.sign_in()
    reader.summary("10,300 operations")
    assert reader.rows().count() == 200
    assert {parse_qs(urlsplit(url).query)["limit"][0] for url in asked if "limit=" in url} == {
        "200"
    }
    assert reader.rows().first.locator(".process").inner_text() == "many-10299"
    assert reader.page.evaluate("document.querySelectorAll('*').length") < 5000
    reader.check_accessibility()
    more = reader.page.get_by_role("button", name="Show more")
    more.dispatch_event("click")
    expect(reader.rows()).to_have_count(400)
    reader.page.wait_for_function("document.activeElement.closest('tr')?.rowIndex === 201")
    more.scroll_into_view_if_needed()
    reader.rows().nth(400).wait_for()
    count = reader.rows().count()
    record(service, "the very newest")
    reader.rows("the very newest").wait_for(state="attached")
    reader.summary("10,301 operations")
    assert reader.rows().count() >= count
    assert reader.rows().nth(count - 1).locator(".process").inner_text() == f"many-{10_301 - count}"

    reader.find("rare")
    reader.summary("5 operations")
    assert reader.rows("many-0").count() == 1
    assert more.is_hidden()


def test_requested_rows_are_shown_although_the_first_ones_change_meanwhile(open_reader, start_site):
    service = start_site()
    fill(service, 500)
    reader = open_reader(service)
    # A slow machine may hold the request for longer than the page waits for a response.
    reader.page.add_init_script("AbortSignal.timeout = () => new AbortController().signal")
    reader.sign_in()
    reader.summary("500 operations")
    held = []

    def hold(route):
        held.append(route)

    reader.page.route(re.compile(r"operations\?.*cursor="), hold, times=1)
    with reader.page.expect_request(re.compile("cursor=")):
        reader.page.get_by_role("button", name="Show more").dispatch_event("click")
    record(service, "the very newest")
    reader.rows("the very newest").wait_for(state="attached")
    reader.summary("501 operations")
    held[0].continue_()
    expect(reader.rows()).to_have_count(400)


@pytest.mark.parametrize("broken", ["refused", "not answered", "cut short"])
def test_rows_that_could_not_be_read_are_reported_and_read_on_request(
    open_reader, start_site, broken
):
    service = start_site()
    fill(service, 500)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("500 operations")

    def fail(route):
        if broken == "refused":
            route.fulfill(status=503, json={"detail": "The store is away."})
        elif broken == "not answered":
            route.abort()
        else:
            route.fulfill(status=200, body='[{"operationId": "')

    page = reader.page
    page.route(re.compile(r"operations\?.*cursor="), fail)
    page.get_by_role("button", name="Show more").dispatch_event("click")
    said = {
        "refused": "The store is away (503)",
        "not answered": "The service cannot be reached",
        "cut short": "The connection has ended",
    }
    problem = page.get_by_role("alert").filter(has_text="More operations could not be read")
    expect(problem).to_have_text(f"More operations could not be read: {said[broken]}.")
    assert reader.rows().count() == 200
    reader.state("live")
    record(service, "the very newest")
    reader.rows("the very newest").wait_for(state="attached")
    expect(problem).to_be_visible()  # it is not over because the first rows can be read
    reader.check_accessibility()
    page.unroute_all()
    page.get_by_role("button", name="Try again").dispatch_event("click")
    expect(reader.rows()).to_have_count(400)
    expect(problem).to_be_hidden()
    assert page.get_by_role("button", name="Show more").count() == 1


def test_another_selection_takes_the_report_of_unread_rows_away(open_reader, start_site):
    service = start_site()
    fill(service, 500)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("500 operations")
    reader.page.route(re.compile(r"operations\?.*cursor="), lambda route: route.abort())
    reader.page.get_by_role("button", name="Show more").dispatch_event("click")
    reader.page.get_by_text("More operations could not be read").wait_for()
    reader.page.get_by_label("Order").select_option("asc")
    reader.settle()
    expect(reader.page.get_by_text("More operations could not be read")).to_be_hidden()
    assert reader.page.get_by_role("button", name="Show more").count() == 1


def test_details_follow_an_operation_outside_of_the_list(reader, site):
    one = record(site, f"outside-{uuid4()}", status=RUNNING)
    reader.page.goto(f"{reader.url}?search=nothing-has-it&operation={one.operation_id}")
    reader.give(reader.issuer.token())
    details = reader.page.get_by_role("dialog")
    details.get_by_text("Running", exact=True).wait_for()
    with opened_store(site) as store:
        store.advance(one.operation_id, SUCCEEDED)
    record(site, "nothing-has-it")
    details.get_by_text("no location was recorded").wait_for()


def test_an_operation_without_a_process_name_is_shown(reader, site):
    tag = f"unnamed-{uuid4()}"
    record(site, "", tags=(tag,))
    reader.sign_in()
    reader.rows(tag).get_by_text("(no name)").wait_for()


def test_the_page_is_in_english_in_a_browser_of_another_language(open_reader, site):
    record(site, "in english", created=datetime.now(UTC) - timedelta(minutes=3))
    reader = open_reader(site, locale="de-DE")
    reader.sign_in()
    reader.rows("3 minutes ago").first.wait_for()


EXACT = {"tags", "name", "operationName", "egressProvider", "pid", "uid", "group"}


def ask_service(reader, selection, **parameters):
    """Return the service's answer to a selection, for the period that the page requested last."""
    query = {name: text for name, text in selection.items() if name != "period"} | parameters
    counted = next(url for url in reversed(reader.asked) if "view=counts" in url)
    query["createdAfter"] = parse_qs(urlsplit(counted).query).get("createdAfter", [""])[0]
    answer = reader.page.request.get(
        f"{reader.url}operations",
        params=query,
        headers={"Authorization": f"Bearer {reader.issuer.token()}"},
    )
    assert answer.ok
    return answer.json()


CHARTED = """() => [...document.querySelectorAll("#timeline title")].flatMap(
  (title) => [...title.textContent.split(": ")[1].matchAll(/[0-9,]+(?= [A-Z])/g)].map(
    ([number]) => Number(number.replaceAll(",", "")))).reduce((sum, number) => sum + number, 0)"""


CHOICES = {
    "tags": ["", "", "all", "tenant-7", "tenant-7,all"],
    "name": ["", "", "send-invoices", "job-7"],
    "egressProvider": ["", "", "mail"],
    "pid": ["", "", "31"],
    "search": ["", "", "disk left", "job-1", "send", "all"],
    "status": ["", "Failed", "Succeeded", "Failed,Running", "Cancelled"],
    "period": ["900", "3600", "86400", "604800", "0"],
    "order": ["asc", "desc"],
}
USUAL = {"period": "86400", "order": "desc"}


def draw_selection(random):
    """Return a random selection, as the parameters of the page's URL."""
    drawn = {name: random.choice(texts) for name, texts in CHOICES.items()}
    return {name: text for name, text in drawn.items() if text != USUAL.get(name, "")}


@pytest.mark.parametrize("count", [9_999, 10_001, 100_000])
def test_random_selections_have_the_numbers_of_the_service(open_reader, start_site, count):
    service = start_site()
    fill_evenly(service, count)
    reader, colleague = open_reader(service), open_reader(service)
    reader.sign_in()
    colleague.sign_in()
    check_numbers(reader, {})
    random = Random(count)
    earlier: list[tuple[str, dict[str, str]]] = []
    for _ in range(3):
        selection = draw_selection(random)
        reader.page.goto(reader.url)
        check_selection(reader, colleague, selection)
        earlier.append((reader.page.url, selection))
    for url, selection in reversed(earlier[:-1]):
        while reader.page.url != url:
            reader.page.go_back()
        check_numbers(reader, selection)


def check_selection(reader, colleague, selection):
    """Check the numbers of a selection: typed, reloaded, shared, and after Back and Forward."""
    select(reader, selection)
    for name, text in selection.items():
        reader.page.wait_for_function(
            "([name, text]) => new URLSearchParams(location.search).get(name) === text",
            arg=[name, text],
        )
    check_numbers(reader, selection)
    reader.page.reload()
    check_numbers(reader, selection)
    colleague.page.goto(reader.page.url)
    if colleague.page.get_by_label("Access token").or_(colleague.rows().first).first.is_visible():
        colleague.give(colleague.issuer.token())
    check_numbers(colleague, selection)


def test_the_chart_covers_the_chosen_time_in_both_orders(reader, site):
    name = f"chart-{uuid4()}"
    now = datetime.now(UTC)
    for hours in (5, 3, 1):
        record(site, name, created=now - timedelta(hours=hours))
    reader.sign_in()
    reader.find(name)
    reader.summary("3 operations")
    caption = reader.page.locator("#timeline-caption", has_text="yesterday30 min a bar, 1 at most")
    caption.wait_for()
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.wait_for_url("**order=asc")
    reader.summary("3 operations")
    caption.wait_for()
    reader.page.get_by_label("Created in the last").select_option("any time")
    reader.page.locator("#timeline-caption", has_text="5 hours ago10 min a bar").wait_for()


def test_an_operation_of_a_clock_that_is_far_ahead_is_listed_but_not_charted(
    open_reader, start_site
):
    service = start_site()
    now = datetime.now(UTC)
    record(service, "on time", created=now - timedelta(minutes=5))
    record(service, "too early", created=now + timedelta(days=60))
    reader = open_reader(service)
    reader.page.goto(f"{reader.url}?period=900")
    reader.give(reader.issuer.token())
    reader.summary("2 operations")
    reader.rows("too early").wait_for()
    reader.page.locator("#timeline-caption", has_text="20 s a bar, 1 at most").wait_for()
    assert reader.page.locator("#timeline title").count() == 1


def test_the_address_may_name_states_that_do_not_exist(reader, site):
    name = f"known-state-{uuid4()}"
    record(site, name, status=FAILED)
    reader.page.goto(f"{reader.url}?status=constructor,Failed&name={name}")
    reader.give(reader.issuer.token())
    reader.rows(name).wait_for()
    assert parse_qs(urlsplit(reader.page.url).query)["status"] == ["Failed"]


def test_a_refused_view_is_requested_again(open_reader, busy_site):
    reader = open_reader(busy_site)
    failed: list[Any] = []

    def proxy(route):
        if failed:
            route.continue_()
        else:
            failed.append(route)
            route.fulfill(status=429, headers={"Retry-After": "3"})

    reader.page.route("**/operations?view=counts&*", proxy)
    reader.sign_in()
    check_numbers(reader, {})
    assert failed


def test_a_tab_beyond_the_limit_of_waits_polls(open_reader, start_site):
    service = start_site("https://localhost:0", MONITOR_MAX_WAITS_PER_CONNECTION="1")
    record(service, "in all tabs")
    first = open_reader(service, ignore_https_errors=True)
    # Nothing changes until the second tab has been refused: the first one waits all the time.
    with first.page.expect_request(is_wait):
        first.sign_in()
    # Tabs of one browser share a connection of HTTP/2.
    second = attrs.evolve(first, page=first.page.context.new_page())
    second.page.clock.install()
    second.page.goto(second.url)
    with second.page.expect_response(lambda answer: answer.status == 429):
        second.give(second.issuer.token())
        second.state("live")
        second.page.clock.fast_forward(2000)
    second.page.clock.fast_forward(6000)
    second.state("polling")
    second.rows("in all tabs").wait_for()
    assert second.page.locator("#problem").is_hidden()
    record(service, "polled")
    second.page.clock.fast_forward(6000)
    second.rows("polled").wait_for()
    first.page.get_by_role("button", name="Forget token").click()
    first.state("signed out")
    with second.page.expect_request(is_wait):
        second.page.clock.fast_forward(60_000)
    record(service, "waited for")
    second.rows("waited for").wait_for()
    second.state("live")


def is_wait(request):
    return "prefer" in request.headers


@pytest.mark.parametrize("broken", ["refused", "cut short", "held back"])
def test_the_page_polls_if_no_wait_comes_through(open_reader, site, broken):
    reader = open_reader(site)
    reader.page.clock.install()

    def proxy(route):
        if not is_wait(route.request):
            route.continue_()
        elif broken == "refused":
            route.fulfill(status=504)
        elif broken == "cut short":
            route.fulfill(status=304)

    reader.page.route("**/operations?*", proxy)
    reader.page.goto(reader.url)
    reader.page.get_by_label("Access token").wait_for()
    with reader.page.expect_request(is_wait):
        reader.give(reader.issuer.token())
        reader.state("live")
        reader.page.clock.fast_forward(2000)
    reader.page.clock.fast_forward(36_000)
    # Some versions of Playwright leave the clock of AbortSignal.timeout alone: 35 real seconds.
    reader.page.locator("#connection[data-state='polling']").wait_for(timeout=90_000)
    name = f"polled {broken}"
    record(site, name)
    reader.page.clock.fast_forward(6000)
    reader.rows(name).wait_for()
    with reader.page.expect_response(lambda answer: answer.status == 304) as unchanged:
        reader.page.clock.fast_forward(6000)
    assert "if-none-match" in unchanged.value.request.headers
    reader.page.get_by_role("button", name="Pause", exact=True).click()
    record(site, f"{name} while paused")
    reader.page.clock.fast_forward(6000)
    reader.page.locator("#held", has_text="There are changes").wait_for()
    assert reader.rows(f"{name} while paused").count() == 0
    reader.page.unroute_all(behavior="ignoreErrors")
    reader.page.get_by_role("button", name="Resume", exact=True).click()
    reader.rows(f"{name} while paused").wait_for()
    reader.state("live")


def test_a_failed_list_is_read_again(reader, site):
    record(site, "read in the end")
    reader.page.goto(reader.url)
    reader.page.get_by_label("Access token").wait_for()
    reader.page.route("**/operations?*", lambda route: route.fulfill(status=503))
    reader.give(reader.issuer.token())
    reader.state("lost")
    reader.page.unroute_all()
    reader.rows("read in the end").wait_for()
    reader.state("live")
