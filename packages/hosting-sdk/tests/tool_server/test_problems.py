"""Errors in the form in which a model receives them."""

from __future__ import annotations

import pytest
from hosting_sdk.errors import (
    ConnectionError as NoConnectionError,
)
from hosting_sdk.errors import (
    InvalidRequestError,
    RequestTimeoutError,
    ServiceError,
    UnexpectedClientError,
)
from hosting_sdk.mcp._problems import CAUSES_OF_403, describe


def told(error, *, safe=True):
    return describe(error, safe=safe)["error"]


def test_a_service_error_has_its_status_and_code():
    error = ServiceError("no such team", status_code=404, data={"error": {"code": "not_found"}})
    assert told(error) == {
        "type": "ServiceError",
        "message": "no such team",
        "status": 404,
        "code": "not_found",
        "retry": "no, not with the same arguments",
    }


def test_long_texts_of_an_error_are_cut():
    answer = {"code": "c" * 20_000}
    error = told(ServiceError("m" * 20_000, status_code=400, data=answer))
    for text in (error["message"], error["code"]):
        assert text.endswith("... (20,000 characters)")
        assert len(text) < 9_000


@pytest.mark.parametrize(("code", "shown"), [(7, 7), ({"deep": "x" * 20_000}, None)])
def test_a_code_is_a_text_or_a_number(code, shown):
    assert told(ServiceError("m", status_code=400, data={"code": code}))["code"] == shown


def test_a_403_names_the_causes_that_fit_or_all_three():
    assert told(ServiceError("no", status_code=403))["causes"] == list(CAUSES_OF_403.values())
    one = ServiceError("no", status_code=403, causes=("plan",))
    assert told(one)["causes"] == [CAUSES_OF_403["plan"]]


@pytest.mark.parametrize(
    ("error", "safe", "retry"),
    [
        (ServiceError("x", status_code=503), True, "yes, after a while"),
        (ServiceError("x", status_code=503), False, "look first, then after a while"),
        (
            ServiceError("x", status_code=429, headers={"Retry-After": "7"}),
            False,
            "yes, after 7 seconds",
        ),
        (NoConnectionError("x", request_sent=False), False, "yes, after a while"),
        (NoConnectionError("x", request_sent=False, permanent=True), True, "no"),
        (NoConnectionError("x"), False, "look first: it may have been carried out"),
        (RequestTimeoutError("x"), True, "yes, after a while"),
        (InvalidRequestError("x"), True, "yes, with other arguments"),
        (UnexpectedClientError("x"), True, "no, not with the same arguments"),
    ],
)
def test_an_error_says_whether_to_retry(error, safe, retry):
    assert told(error, safe=safe)["retry"] == retry
