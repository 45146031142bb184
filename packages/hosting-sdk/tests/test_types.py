"""Options of one call."""

from hosting_sdk._types import UNSET, RequestOptions


def test_options_that_are_not_given_leave_those_of_the_client():
    options = RequestOptions()
    assert (options.retries, options.headers, options.server_url) == (None, None, None)
    assert options.timeout is UNSET


def test_an_absent_value_is_false_like_none():
    assert bool(UNSET) is False
    assert repr(UNSET) == "UNSET"


def test_the_values_of_headers_are_not_shown():
    options = RequestOptions(headers={"X-Key": "hunter2"}, timeout=5)
    assert repr(options) == "RequestOptions(headers=['X-Key'], timeout=5)"
    assert repr(RequestOptions(timeout=None)) == "RequestOptions(timeout=None)"
