"""What a caller may set about one call."""

from hosting_sdk._types import UNSET, RequestOptions


def test_options_that_are_not_given_are_the_clients():
    options = RequestOptions()
    assert (options.retries, options.headers, options.server_url) == (None, None, None)
    assert options.timeout is UNSET


def test_the_values_of_headers_are_not_shown():
    options = RequestOptions(headers={"X-Key": "hunter2"}, timeout=None)
    assert repr(options) == (
        "RequestOptions(retries=None, timeout=None, headers=['X-Key'], server_url=None)"
    )
    assert "headers=[]" in repr(RequestOptions())
