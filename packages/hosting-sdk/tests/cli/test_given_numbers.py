"""Numbers as options of the command line."""

from argparse import ArgumentTypeError

import pytest
from hosting_sdk._command_line import given_numbers


@pytest.mark.parametrize(
    ("kind", "text", "number"),
    [
        ("count", "0", 0),
        ("count", "7", 7),
        ("port", "65535", 65535),
        ("size", "1000", 1000),
        ("seconds", "0.5", 0.5),
        ("seconds", "1e3", 1000.0),
    ],
)
def test_a_number_within_its_range_is_accepted(kind, text, number):
    assert getattr(given_numbers, kind)(text) == number


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("count", "-1", "a number from 0"),
        ("count", "1.5", "a number from 0"),
        ("port", "65536", "a port from 0 to 65535"),
        ("port", "http", "a port from 0 to 65535"),
        ("size", "999", "a number of bytes from 1000"),
        ("seconds", "0", "seconds above 0"),
        ("seconds", "soon", "seconds above 0"),
        ("seconds", "nan", "seconds above 0"),
        ("seconds", "inf", "seconds above 0"),
    ],
)
def test_an_invalid_number_is_refused_with_the_expected_range(kind, text, expected):
    with pytest.raises(ArgumentTypeError) as caught:
        getattr(given_numbers, kind)(text)
    assert str(caught.value) == f"expected {expected}, got {text!r}"
