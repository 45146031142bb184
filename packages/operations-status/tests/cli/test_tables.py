from __future__ import annotations

import pytest
from operations_status.cli._tables import format_duration


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (-1, "0.0 s"),
        (0.44, "0.4 s"),
        (12.9, "12 s"),
        (200, "3 min 20 s"),
        (3600, "1 h"),
        (3661, "1 h 1 min"),
        (90_000, "1 d 1 h"),
        (86_401, "1 d"),
    ],
)
def test_a_duration_is_shown_in_its_two_largest_units(seconds, text):
    assert format_duration(seconds) == text
