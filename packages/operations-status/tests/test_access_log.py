"""A line for each request, when it was asked for."""

from __future__ import annotations

import re


def test_a_line_says_who_asked_what_and_how_it_ended(service, eventually):
    service.get("/operations?name=nobody-logs-this")
    line = r'127\.0\.0\.1 temporary "GET /operations\?name=nobody-logs-this" 200 2 \d+\.\dms'
    eventually(lambda: re.search(line, service.log))


def test_a_request_without_a_token_has_no_subject(service, eventually):
    service.get("/operations?name=nobody-at-all", authorized=False)
    eventually(lambda: '127.0.0.1 - "GET /operations?name=nobody-at-all" 401 0' in service.log)


def test_a_client_cannot_write_lines_of_its_own(service, eventually):
    service.get('/%0Afake?a="b"\\')
    eventually(lambda: '"GET /%0Afake?a="b"\\\\" 404' in service.log)


def test_without_the_option_nothing_is_logged(secure_service):
    assert secure_service.get("/operations?name=quiet").status == 200
    assert "quiet" not in secure_service.log
