from __future__ import annotations

import argparse

import pytest
from operations_status.cli._options import duration


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("0", 0.0),
        ("90", 90.0),
        ("90s", 90.0),
        ("1.5h", 5400.0),
        (" 2m ", 120.0),
        ("7d", 604_800.0),
        ("1w", 604_800.0),
        ("0.5", 0.5),
        ("36525d", 3_155_760_000.0),
    ],
)
def test_a_number_with_a_unit_is_a_duration_in_seconds(text, seconds):
    assert duration(text) == seconds


@pytest.mark.parametrize(
    "text",
    ["", "-1", "h", "1y", "1 h", "1e9", "nan", "inf", "1.", ".5", "36526d", "9" * 50, "\uff11d"],
)
def test_a_malformed_duration_is_refused(text):
    with pytest.raises(argparse.ArgumentTypeError, match="one with s, m, h, d or w behind it"):
        duration(text)
