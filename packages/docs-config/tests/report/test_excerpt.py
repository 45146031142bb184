"""Lines of a file as a terminal shows them, and what is printed of hostile texts."""

from docs_config.report.excerpt import columns, crop, underline
from docs_config.text.escapes import printable


def test_a_tab_takes_four_columns_and_a_wide_character_two():
    assert underline("\t\tab", 2, 4, width=80) == ("        ab", "        ^^")
    assert underline("概要 x", 3, 4, width=80) == ("概要 x", "     ^")
    assert underline("概要", 0, 2, width=80) == ("概要", "^^^^")
    assert underline("e\u0301x", 2, 3, width=80) == ("e\u0301x", " ^")
    assert underline("\u3000x", 1, 2, width=80) == ("\u3000x", "  ^")


def test_a_caret_is_shown_even_where_there_is_nothing_to_underline():
    assert underline("", 0, 0, width=80) == ("", "^")
    assert underline("ab", 2, 2, width=80) == ("ab", "  ^")


def test_a_long_line_is_cut_around_the_underlined_part():
    line = "a" * 1000 + "MEANT" + "b" * 1000
    shown, carets = underline(line, 1000, 1005, width=60)
    assert shown == "..." + "a" * 16 + "MEANT" + "b" * 39 + "..."
    assert carets == " " * 19 + "^^^^^"
    shown, carets = underline("m" * 200, 0, 200, width=60)
    assert (shown, carets) == ("m" * 60 + "...", "^" * 60)
    shown, carets = underline("\t" * 40 + "x", 40, 41, width=60)
    assert shown.lstrip(". ") == "x"
    assert shown[carets.index("^")] == "x"


def test_a_line_is_cropped_to_columns_and_not_to_characters():
    assert crop("概" * 50, width=41) == "概" * 20 + "..."
    assert crop("short", width=41) == "short"
    assert columns(["概", "\t"]) == 3


def test_characters_that_are_not_printable_are_escaped():
    assert printable("plain ü 概") == "plain ü 概"
    assert printable("a\tb\ud800\x7f\u2028") == "a    b\\ud800\\x7f\\u2028"


def test_carets_stay_below_what_they_mark_beside_a_defused_command():
    assert underline("a##[b", 4, 5, width=80) == ("a#\\x23[b", "       ^")
    assert underline("a##[b", 2, 4, width=80) == ("a#\\x23[b", "  ^^^^^")
