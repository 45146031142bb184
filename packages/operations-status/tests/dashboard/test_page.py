"""The page in a real browser, with a real service behind it.

Every test also holds that the page has thrown nothing and that nothing has broken its policy.
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
from itertools import cycle
from typing import Any
from urllib.parse import parse_qs, urlsplit
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
    """Record an operation of a process, up to its end."""
    if status is FAILED and error is None:
        error = OperationFailure(code="CommandFailed", message="exit code 3\nand why")
    process = Process(pid=fields.pop("pid", 4711), uid=fields.pop("uid", uuid4()), name=name)
    operation = Operation(process=process, **fields)
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
    for seconds in (2, 8, 30):  # a machine that is busy needs longer until there is something
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
    reader.state("live")  # without a token, where the service wants none
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
    reader.page.locator("#again").dispatch_event("click")  # it may be back already
    reader.rows("meanwhile").wait_for()
    reader.state("live")
    assert reader.page.locator("#problem").is_hidden()

    again.end()
    another = start_site(service.urls[0], tmp_path)
    record(another, "elsewhere")
    reader.page.locator("#again").dispatch_event("click")  # it may be back already
    reader.rows("elsewhere").wait_for()
    assert reader.rows().count() == 1  # nothing of the store that was there before


def test_filters_restrict_the_list(reader, site):
    uid = uuid4()
    one = record(site, "filter-one", pid=2_000_001, tags=("filtering", "alpha"))
    record(site, "filter-two", status=RUNNING, tags=("filtering", "beta"))
    record(site, "filter-three", uid=uid, status=FAILED, tags=("alpha", "beta"))
    reader.sign_in()
    find = reader.find
    find("FILTER-")
    reader.rows().nth(2).wait_for()
    assert reader.counts() | {"Running": "1", "Succeeded": "1", "Failed": "1"} == reader.counts()

    reader.page.get_by_role("button", name="Failed").click()
    assert reader.rows().all_inner_texts() == [reader.rows("filter-three").inner_text()]
    assert reader.page.get_by_role("button", name="Failed").get_attribute("aria-pressed") == "true"
    reader.page.get_by_role("button", name="Running").click()
    assert reader.rows().count() == 2
    reader.page.locator("#announcement", has_text="2 operations").wait_for(state="attached")

    reader.page.get_by_role("button", name="Clear").click()
    reader.page.get_by_label("Tags").fill("filtering, alpha")
    reader.summary("1 operation")
    assert reader.rows(short_id(one)).count() == 1
    reader.page.get_by_label("Tags").fill("")
    find("2000001")
    reader.summary("1 operation")
    find(uid.hex.upper())
    reader.summary("1 operation")
    assert reader.rows("filter-three").count() == 1
    find("nobody has this name")
    reader.page.get_by_text("No operation matches.").wait_for()
    reader.check_accessibility()


def test_a_click_on_a_tag_or_a_process_filters_by_it(reader, site):
    first, second = f"click-{uuid4()}", f"click-{uuid4()}"
    record(site, first, tags=("clicked", "one"))
    record(site, second, tags=("clicked",))
    record(site, "click-nothing")
    reader.sign_in()
    reader.rows(first).get_by_role("button", name="clicked").click()
    reader.summary("2 operations")
    reader.rows(first).get_by_role("button", name="one").click()
    reader.summary("1 operation")
    assert reader.page.get_by_label("Tags").input_value() == "clicked, one"
    reader.page.get_by_role("button", name="Clear").click()
    reader.rows(second).get_by_role("button", name=second).click()
    reader.summary("1 operation")
    assert reader.page.get_by_label("Process").input_value() == f'"{second}"'
    reader.rows(second).locator("td").first.click()
    reader.page.get_by_role("dialog").get_by_role("button", name="clicked").click()
    reader.page.get_by_role("dialog").wait_for(state="hidden")
    assert reader.page.get_by_label("Tags").input_value() == "clicked"


def test_the_url_contains_the_filters(reader, site, open_reader):
    name = f"address-{uuid4()}"
    one = record(site, name, status=FAILED, tags=("ä & b",), egress_provider_name="a+b")
    record(site, name, tags=("ä & b",))
    reader.sign_in()
    assert reader.page.url == reader.url
    reader.find(name)
    reader.page.get_by_label("Tags").fill("ä & b")
    reader.page.get_by_label("Egress provider").select_option("a+b")
    reader.page.get_by_label("Created in the last").select_option("week")
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.get_by_role("button", name="Failed").click()
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
        assert other.page.get_by_label("Process").input_value() == name
        assert other.page.get_by_label("Order").input_value() == "asc"
        assert other.page.get_by_label("Created in the last").input_value() == "604800"
        assert "operation=" not in other.page.url
    assert reader.issuer.token().split(".")[0] not in address
    reader.page.goto(
        f"{reader.url}?period=7&status=Nonsense,Failed&order=up&operation=x&process={name}"
    )
    reader.state("live")
    reader.rows(short_id(one)).wait_for()
    assert reader.page.get_by_label("Created in the last").input_value() == "86400"
    assert reader.page.url == f"{reader.url}?process={name}&status=Failed"


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


def test_operations_of_one_egress_provider_can_be_shown(reader, site):
    name = f"egress-{uuid4()}"
    record(site, name, egress_provider_name="one place")
    record(site, name, egress_provider_name="another place")
    record(site, name)
    reader.sign_in()
    reader.find(name)
    reader.rows().nth(2).wait_for()
    reader.page.get_by_label("Egress provider").select_option("one place")
    reader.summary("1 operation")
    assert "one place" in reader.rows().inner_text()


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
    assert reader.page.get_by_label("Process").is_hidden()
    reader.page.get_by_text("Filters and times").click()
    reader.find("on a phone")
    reader.page.get_by_text("Filters and times (1)").wait_for()
    reader.check_accessibility()
    reader.page.set_viewport_size({"width": 1280, "height": 844})
    assert reader.page.get_by_text("Filters and times").is_hidden()
    assert reader.page.get_by_label("Process").is_visible()


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


def test_while_it_is_paused_changes_are_counted_and_then_shown(reader, site):
    reader.sign_in()
    reader.find("pausing")
    reader.page.get_by_role("button", name="Pause", exact=True).click()
    reader.state("paused")
    record(site, "pausing")
    reader.page.locator("#held", has_text="1 changed").wait_for()
    assert reader.rows().count() == 0
    reader.page.get_by_role("button", name="Resume", exact=True).click()
    reader.rows("pausing").wait_for()
    reader.state("live")


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
    if not allowed:  # as where a page came without TLS
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
        record(site, f"keyboard-{number}")
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
    page.get_by_label("Process").focus()
    page.keyboard.type("keyboard-")
    reader.summary("3 operations")
    while "details of" not in focused():
        press("Tab")
    first = focused()
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
    reader.page.get_by_label("Tags").fill("hostile")
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


def test_the_page_remains_responsive_with_ten_thousand_operations(open_reader, start_site):
    service = start_site()
    fill(service, 10_300)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("10,000 operations, the newest; there are more in this time")
    assert reader.rows().count() == 200
    assert reader.rows().first.locator(".process").inner_text() == "many-10299"
    assert reader.page.evaluate("document.querySelectorAll('*').length") < 5000
    reader.check_accessibility()
    reader.page.get_by_role("button", name="Show 200 more of 9,800").click()
    assert reader.rows().count() == 400
    assert reader.page.evaluate("document.activeElement.closest('tr').rowIndex") == 201
    record(service, "the very newest")
    reader.rows("the very newest").wait_for()
    assert reader.rows().count() == 400

    # Older ones that match are asked of the service.
    reader.page.get_by_label("Tags").fill("rare")
    reader.summary("5 operations")
    assert reader.rows("many-0").count() == 1
    reader.page.get_by_label("Tags").fill("")
    reader.summary("10,000 operations")
    reader.page.get_by_role("button", name="Cancelled").click()
    reader.summary("3,433 operations")
    running = reader.page.locator("#counts button", has_text="Running")
    running.get_by_text("3,433", exact=True).wait_for()


def test_beyond_ten_thousand_the_service_counts(open_reader, start_site):
    service = start_site()
    fill(service, 10_300)
    reader = open_reader(service)
    reader.sign_in()
    counted = {"Succeeded": "3,434", "Cancelled": "3,433", "Running": "3,433"}
    tile = reader.page.locator("#counts button")
    for status, number in counted.items():
        tile.filter(has_text=status).get_by_text(number, exact=True).wait_for()
    assert reader.page.locator("#counts-title").inner_text() == "By status"
    record(service, "the very newest", status=FAILED)
    tile.filter(has_text="Failed").get_by_text("1", exact=True).wait_for()

    # It cannot look for a part of a name, so that what the page has is counted, and called so.
    reader.find("many-1")
    reader.page.get_by_text("By status, of the newest 10,000").wait_for()
    reader.page.get_by_text(
        re.compile("^[0-9,]+ of the newest 10,000 operations; put a")
    ).wait_for()
    reader.page.get_by_label("Process").fill("")
    reader.page.get_by_label("Order").select_option("asc")
    reader.rows("many-0").wait_for()
    reader.summary("10,000 operations, the oldest; there are more in this time")


BUSY = 12_000
STATES = [*[SUCCEEDED] * 15, OperationState.CANCELLED, RUNNING, FAILED, FAILED, FAILED, SUCCEEDED]
FAILURE = OperationFailure(code="DiskFull", message="no space left")


@pytest.fixture(scope="module")
def busy_site(start_site):
    """A service with more operations of one day than the page takes, evenly mixed."""
    service = start_site()
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
                created=begun + timedelta(seconds=6 * number),
                status=status,
                error=FAILURE if status is FAILED else None,
                tags=(f"tenant-{number % 39}", "all"),
                egress_provider_name="mail" if number % 30 == 3 else None,
            )
            for number, status in zip(range(BUSY), cycle(STATES), strict=False)
        ),
    )
    return service


SELECTIONS = [
    {"tags": "tenant-7, all", "status": "Failed"},
    {"process": '"send-invoices"', "egress": "mail"},
    {"process": '"send-invoices"', "status": "Failed,Running"},
    {"process": "31", "period": "604800"},
    {"status": "Succeeded", "process": str(UUID(int=31))},
    {"tags": "tenant-11", "order": "asc", "period": "0"},
    {"tags": "no-operation-has-it"},
]


def select(reader, *, process="", tags="", egress="", status="", period="86400", order="desc"):
    """Set the fields of the page as a person does."""
    page = reader.page
    page.get_by_label("Process").fill(process)
    page.get_by_label("Tags").fill(tags)
    page.get_by_label("Egress provider").select_option(egress)
    for name in filter(None, status.split(",")):
        page.locator("#counts button", has_text=name).click()
    page.get_by_label("Created in the last").select_option(period)
    page.get_by_label("Order").select_option(order)


def count_by_status(reader, *, process="", tags="", egress="", period="86400", **_rest):
    """Return the numbers by status that the service counts for a selection."""
    kinds = {"31": "pid", str(UUID(int=31)): "uid"}
    since = datetime.now(UTC) - timedelta(seconds=int(period) or 10**8)
    query = {
        "view": "counts",
        "createdAfter": since.isoformat().replace("+00:00", "Z"),
        kinds.get(process, "name"): process.strip('"'),
        "tags": tags.replace(" ", ""),
        "egressProvider": egress,
    }
    answer = reader.page.request.get(
        f"{reader.url}operations",
        params={name: text for name, text in query.items() if text},
        headers={"Authorization": f"Bearer {reader.issuer.token()}"},
    )
    assert answer.ok
    return answer.json()


def check_numbers(reader, selection):
    """Wait until list, tiles and what screen readers hear are the numbers of the service."""
    counts = count_by_status(reader, **selection)
    chosen = selection.get("status", "").split(",") if "status" in selection else list(counts)
    total = sum(counts.get(name, 0) for name in chosen)
    assert total or selection.get("tags") == "no-operation-has-it"
    count = f"{min(total, 10_000):,}"
    reader.page.locator("#summary", has_text=re.compile(f"^{count} operation")).wait_for()
    for name, number in counts.items():
        tile = reader.page.locator("#counts button", has_text=name)
        tile.get_by_text(f"{number:,}", exact=True).wait_for()
    assert reader.page.locator("#counts-title").inner_text() == "By status"
    summary = reader.page.locator("#summary").inner_text()
    assert ("there are more" in summary) == (total > 10_000)
    reader.page.locator("#announcement", has_text=re.compile(f"^{re.escape(summary)}$")).wait_for(
        state="attached"
    )
    assert reader.rows().count() == min(total, 200)


@pytest.mark.parametrize("selection", SELECTIONS, ids=str)
def test_typed_reloaded_and_shared_the_page_has_the_numbers_of_the_service(
    open_reader, busy_site, selection
):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    select(reader, **selection)
    check_numbers(reader, selection)
    for name, text in selection.items():
        reader.page.wait_for_function(
            "([name, text]) => new URLSearchParams(location.search).get(name) === text",
            arg=[name, text],
        )
    reader.page.reload()
    check_numbers(reader, selection)
    colleague = open_reader(busy_site)
    colleague.page.goto(reader.page.url)
    colleague.give(colleague.issuer.token())
    check_numbers(colleague, selection)
    colleague.page.get_by_role("button", name="Clear").click()
    check_numbers(colleague, {})


def test_a_click_on_a_name_asks_the_service_for_all_its_operations(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    reader.page.locator("#rows .process", has_text="send-invoices").first.click()
    check_numbers(reader, {"process": '"send-invoices"'})


def test_back_undoes_filters_and_closes_details(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    reader.page.get_by_label("Tags").fill("tenant-7")
    check_numbers(reader, {"tags": "tenant-7"})
    reader.page.wait_for_url("**/?tags=tenant-7")
    newest = reader.rows().first.inner_text()
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.wait_for_url("**/?tags=tenant-7&order=asc")
    expect(reader.rows().first).not_to_have_text(newest)  # a click needs a row that stays
    reader.rows().first.locator("td").first.click()
    details = reader.page.get_by_role("dialog")
    details.wait_for()
    reader.page.go_back()
    details.wait_for(state="hidden")
    assert reader.page.url.endswith("/?tags=tenant-7&order=asc")
    reader.page.go_forward()
    details.wait_for()
    reader.page.go_back()
    reader.page.go_back()
    details.wait_for(state="hidden")
    assert reader.page.get_by_label("Order").input_value() == "desc"
    check_numbers(reader, {"tags": "tenant-7"})
    reader.page.go_back()
    check_numbers(reader, {})
    assert reader.page.url == reader.url


def test_a_response_to_an_earlier_request_is_not_shown(open_reader, busy_site):
    reader = open_reader(busy_site)
    reader.sign_in()
    check_numbers(reader, {})
    waiting = []
    reader.page.route(
        re.compile(r"tags=tenant-7(&|$)"),
        lambda route: route.continue_() if is_feed(route.request) else waiting.append(route),
    )
    with reader.page.expect_request(re.compile("limit=1000.*tags=tenant-7$")):
        reader.page.get_by_label("Tags").fill("tenant-7")
    assert reader.page.locator("#summary").inner_text() == ""
    reader.page.get_by_label("Tags").fill("tenant-9")
    check_numbers(reader, {"tags": "tenant-9"})
    for route in waiting:
        with contextlib.suppress(PlaywrightError):  # the page has given the request up
            route.continue_()
    reader.page.get_by_label("Order").select_option("asc")
    check_numbers(reader, {"tags": "tenant-9", "order": "asc"})


def test_the_chart_covers_the_same_time_in_both_orders(reader, site):
    name = f"chart-{uuid4()}"
    now = datetime.now(UTC)
    for hours in (5, 3, 1):
        record(site, name, created=now - timedelta(hours=hours))
    reader.sign_in()
    reader.find(name)
    caption = reader.page.locator("#timeline-caption", has_text="5 hours ago10 min a bar")
    caption.wait_for()
    reader.page.get_by_label("Order").select_option("asc")
    reader.page.wait_for_url("**order=asc")
    reader.summary("3 operations")
    caption.wait_for()


def test_a_list_that_grows_beyond_the_limit_of_the_page_says_so(open_reader, start_site):
    service = start_site()
    fill(service, 9_999)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("9,999 operations")
    for _ in range(2):
        record(service, "the newest", status=FAILED)
    reader.summary("10,000 operations, the newest; there are more in this time")
    tile = reader.page.locator("#counts button", has_text="Succeeded")
    tile.get_by_text("3,333", exact=True).wait_for()
    assert reader.page.locator("#counts-title").inner_text() == "By status"


def is_feed(request):
    return "text/event-stream" in request.headers.get("accept", "")


def test_a_filter_typed_during_a_request_is_requested_next(open_reader, busy_site):
    reader = open_reader(busy_site)
    waiting: list[Any] = []
    reader.page.route(
        re.compile("limit=1000.*order=desc$"),
        lambda route: route.continue_() if waiting else waiting.append(route),
    )
    reader.page.goto(reader.url)
    with reader.page.expect_request(re.compile("limit=1000")):
        reader.give(reader.issuer.token())
    reader.page.get_by_label("Tags").fill("tenant-7")
    reader.page.wait_for_url("**/?tags=tenant-7")
    waiting[0].continue_()
    check_numbers(reader, {"tags": "tenant-7"})


TYPE_SLOWLY = """async ([id, text]) => {
  const field = document.getElementById(id);
  for (let length = 1; length <= text.length; length += 1) {
    field.value = text.slice(0, length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}"""
"""The page's own timers keep these pauses shorter than the one after which it asks."""


def test_typing_is_debounced_while_operations_arrive(open_reader, start_site):
    service = start_site()
    fill(service, 10_300)
    reader = open_reader(service)
    reader.sign_in()
    reader.summary("10,000 operations")
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    typed = threading.Event()

    def keep_recording():
        while not typed.is_set():
            record(service, "arriving")

    with ThreadPoolExecutor() as executor:
        recording = executor.submit(keep_recording)
        try:
            reader.page.evaluate(TYPE_SLOWLY, ["tags", "many,rare"])
        finally:
            typed.set()
        recording.result()
    reader.summary("5 operations")
    tags = {tag for url in asked for tag in parse_qs(urlsplit(url).query).get("tags", ())}
    assert tags == {"many,rare"}


def test_a_failed_count_is_retried(open_reader, busy_site):
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


def test_a_disconnected_page_requests_no_counts(open_reader, start_site):
    service = start_site()
    fill(service, 10_300)
    reader = open_reader(service)
    counts = re.compile("view=counts")
    reader.page.route(counts, lambda route: route.fulfill(status=503))
    with reader.page.expect_response(counts):
        reader.sign_in()
    service.end()
    reader.state("lost")
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    for _ in range(3):
        with reader.page.expect_request(is_feed):
            pass
    assert not list(filter(counts.search, asked))


def test_a_list_of_one_state_stays_whole_while_others_pass(open_reader, start_site):
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
    reader.rows().first.locator("td").first.click()
    reader.page.get_by_role("dialog").get_by_text("DiskFull").wait_for()
    insert_all(service, create(11_100, SUCCEEDED))
    reader.page.locator("#counts button", has_text="11,100").wait_for()
    record(service, "the last", status=FAILED)
    reader.rows("the last").wait_for()
    assert reader.page.locator("#summary").inner_text() == "6 operations"


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

    # Back, while signed out, sets what the next sign-in shows, and stays a way out of the page.
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
  period.dispatchEvent(new Event("input", { bubbles: true }));
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
    reader.page.locator("#held", has_text="1 changed").wait_for()
    reader.page.get_by_label("Created in the last").select_option("week")
    reader.rows(name).wait_for()
    assert reader.page.locator("#held").inner_text() == ""
    reader.state("paused")


def test_a_tab_beyond_the_limit_of_feeds_polls(open_reader, start_site):
    service = start_site("https://localhost:0", MONITOR_MAX_WAITS_PER_CONNECTION="1")
    record(service, "in all tabs")
    first = open_reader(service, ignore_https_errors=True)
    first.sign_in()
    # Tabs of one browser share a connection of HTTP/2.
    second = attrs.evolve(first, page=first.page.context.new_page())
    second.page.clock.install()
    second.page.goto(second.url)
    with second.page.expect_response(lambda answer: answer.status == 429):
        second.give(second.issuer.token())
    second.state("polling")
    second.rows("in all tabs").wait_for()
    assert second.page.locator("#problem").is_hidden()
    record(service, "polled")
    second.page.clock.fast_forward(6000)
    second.rows("polled").wait_for()
    first.page.get_by_role("button", name="Forget token").click()
    first.state("signed out")
    second.page.clock.fast_forward(60_000)
    second.state("live")


@pytest.mark.parametrize("broken", ["refused", "held back"])
def test_the_page_polls_if_the_feed_is_blocked(open_reader, site, broken):
    reader = open_reader(site)
    reader.page.clock.install()

    def proxy(route):
        if not is_feed(route.request):
            route.continue_()
        elif broken == "refused":
            route.fulfill(status=200, content_type="text/html", body="no feeds here")

    reader.page.route("**/operations?*", proxy)
    reader.page.goto(reader.url)
    reader.page.clock.fast_forward(6000)
    reader.page.get_by_label("Access token").wait_for()
    with reader.page.expect_request(is_feed):
        reader.give(reader.issuer.token())
    reader.page.clock.fast_forward(6000)
    reader.state("polling")
    name = f"polled {broken}"
    record(site, name)
    with reader.page.expect_response(lambda answer: answer.status == 304) as unchanged:
        reader.page.clock.fast_forward(6000)
        reader.rows(name).wait_for()
        reader.page.clock.fast_forward(6000)
    assert "if-none-match" in unchanged.value.request.headers
    reader.page.get_by_role("button", name="Pause", exact=True).click()
    record(site, f"{name} while paused")
    reader.page.clock.fast_forward(6000)
    reader.page.locator("#held", has_text="1 changed").wait_for()
    assert reader.rows(f"{name} while paused").count() == 0
    reader.page.get_by_role("button", name="Resume", exact=True).click()
    reader.rows(f"{name} while paused").wait_for()
    reader.page.unroute_all(behavior="ignoreErrors")
    reader.page.clock.fast_forward(60_000)
    reader.state("live")


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


def test_a_failed_list_is_read_again_when_the_feed_is_back(reader, site):
    record(site, "read in the end")
    reader.page.goto(reader.url)
    reader.page.get_by_label("Access token").wait_for()
    reader.page.route(
        "**/operations?*",
        lambda route: route.continue_() if is_feed(route.request) else route.fulfill(status=503),
    )
    reader.give(reader.issuer.token())
    reader.state("lost")
    reader.page.unroute_all()
    reader.rows("read in the end").wait_for()
    reader.state("live")


def test_ages_and_durations_advance(reader, site):
    reader.page.clock.install(time=time.time())
    record(site, "time passes")
    reader.sign_in()
    reader.find("time passes")
    reader.rows("time passes").wait_for()
    reader.page.clock.fast_forward(180_000)
    reader.rows("3 minutes ago").wait_for()
