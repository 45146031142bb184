"""Repairs: only safe ones are made, no other byte changes, and files are written whole or not."""

import json
import os
import signal
import subprocess
import sys

import pytest
from docs_config.checker import examine
from docs_config.cli.fix import difference, repair, replace_file, replace_files
from docs_config.errors import FileError, FixError
from docs_config.rules.findings import Finding
from docs_config.rules.fixes import Edit, Fix
from docs_config.rules.results import FileResult
from docs_config.sources import parse_source
from hypothesis import given
from hypothesis import strategies as st

BOM = b"\xef\xbb\xbf"
VALID = b'{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}\n'
MISSPELT = b"""{
  "docSearch": {"appId": "", "apiKey": "", "indexName": ""},
  "sections": [
    {"lable": "A", "childern": [{"label": "x", "TO": "overview"}]}
  ]
}
"""


def _repaired(data, *, revision="2024-08", unsafe=False):
    def judge(content):
        return examine(content, revision=revision)

    return repair(judge(data), judge, unsafe=unsafe)


def _fix(path, *, revision="2024-08"):
    """Repair a file, and return whether it changed and the difference."""
    before = path.read_bytes()
    after = _repaired(before, revision=revision)
    if after != before:
        replace_file(str(path), before, after)
    return after != before, "".join(difference(str(path), before, after))


@pytest.fixture
def config(tmp_path):
    path = tmp_path / "config.json"
    path.write_bytes(MISSPELT)
    return path


def test_misspelt_names_are_repaired_even_within_one_another(config):
    is_changed, shown = _fix(config)
    assert is_changed
    expected = MISSPELT.replace(b"lable", b"label", 1)
    expected = expected.replace(b"childern", b"children").replace(b"TO", b"to")
    assert config.read_bytes() == expected
    assert examine(expected).findings == ()
    assert shown == (
        f"--- {config}\n"
        f"+++ {config} (repaired)\n"
        "@@ -4 +4 @@\n"
        '-    {"lable": "A", "childern": [{"label": "x", "TO": "overview"}]}\n'
        '+    {"label": "A", "children": [{"label": "x", "to": "overview"}]}\n'
    )


def test_a_byte_order_mark_is_removed(config):
    config.write_bytes(BOM + VALID)
    is_changed, shown = _fix(config)
    assert is_changed
    assert config.read_bytes() == VALID
    assert "-\\ufeff{" in shown


def test_a_byte_order_mark_is_removed_though_the_rest_is_broken():
    assert _repaired(BOM + BOM + b"{,") == b"{,"


def test_a_file_without_certain_mistakes_is_left_alone(config):
    for data in (VALID, b"{,", b"", b'{"sections": [], "nonsense": 1}', b"\xff\xfe{\x00}\x00"):
        config.write_bytes(data)
        before = config.stat()
        assert _fix(config) == (False, "")
        assert config.read_bytes() == data
        assert config.stat().st_mtime_ns == before.st_mtime_ns


@pytest.mark.parametrize(
    "page",
    [
        '{"label": "x", "lable": "y", "to": "z"}',  # the intended name is present
        '{"lable": "x", "labell": "y", "to": "z"}',  # two names mean the same one
        '{"lable": "x", "lable": "y", "to": "z"}',  # one name, twice
        '{"lable": 5, "to": "z"}',  # a value of the wrong type for the intended name
        '{"caption": "x", "to": "z"}',  # no near name
    ],
)
def test_what_is_not_certain_is_left_alone(page):
    data = f'{{"sections": [{{"label": "A", "children": [{page}]}}]}}'.encode()
    assert _repaired(data, revision="2026-07") == data


def test_one_name_that_is_uncertain_does_not_keep_others_from_repair():
    data = b'{"sections": [{"lable": 5, "children": []}, {"lable": "B", "children": []}]}'
    expected = data.replace(b'"lable": "B"', b'"label": "B"')
    assert _repaired(data, revision="2026-07") == expected


def test_names_of_the_other_revision_are_repaired_under_it_alone():
    page = (
        b'{"sections": [{"label": "A", "children": [{"label": "x", "to": "y", "added-at": ""}]}]}'
    )
    assert _repaired(page) == page
    expected = page.replace(b"added-at", b"addedAt")
    assert _repaired(page, revision="2026-07") == expected


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_line_ends_tabs_escapes_and_spacing_stay(config, end):
    data = (
        b'\t{ "sections" :[ ] ,"l\\u0061bel\\u0073" : "",'
        + end
        + b'"uzers":["\\u00e9",  "\xc3\xa9"'
        b"]" + end + end + b"}  "
    )
    config.write_bytes(data)
    is_changed, shown = _fix(config, revision="2026-07")
    assert is_changed
    assert config.read_bytes() == data.replace(b'"uzers"', b'"users"')
    assert shown.splitlines()[2] == "@@ -2 +2 @@"


def test_every_change_of_a_file_with_one_line_is_shown(config):
    config.write_text('{"lable": 1, "sections": [], "uzers": []}', encoding="utf-8")
    _, shown = _fix(config, revision="2026-07")
    assert '+{"lable": 1, "sections": [], "users": []}' in shown


def test_extended_attributes_are_kept(config):
    try:
        os.setxattr(config, "user.note", b"kept")
    except OSError:
        pytest.skip("this file system has no extended attributes")
    assert _fix(config)[0]
    assert os.getxattr(config, "user.note") == b"kept"


@pytest.mark.parametrize(
    ("broken", "repaired_text"),
    [
        ('{"sections": [],}', '{"sections": []}'),
        ('{"a": [1, 2, ], "b": {"c": 1,},}', '{"a": [1, 2 ], "b": {"c": 1}}'),
        ('// one\n{"a": 1} // two\n', '{"a": 1}\n'),
        ('{"a": /* three */ 1}', '{"a": 1}'),
        ('{\r\n  # four\r\n  "a": 1\r\n}', '{\r\n  "a": 1\r\n}'),
        ('{"a": 1,}\n<<<<<<< HEAD\n', '{"a": 1}\n<<<<<<< HEAD\n'),
        ('{"a": 1 "b": 2,}', '{"a": 1 "b": 2}'),
    ],
)
def test_trailing_commas_and_comments_are_repaired(broken, repaired_text):
    once = _repaired(broken.encode())
    assert once.decode() == repaired_text
    assert _repaired(once) == once


def test_findings_that_a_repair_of_the_syntax_reveals_are_repaired_too():
    assert _repaired(b'{"sections": [], "uzers": [],}', revision="2026-07") == (
        b'{"sections": [], "users": []}'
    )


@pytest.mark.parametrize(
    ("section", "repaired_text"),
    [
        ('{"title": "A", "children": []}', '{"label": "A", "children": []}'),
        ('{"label": "A", "children": [], "collapsible": "true"}', '"collapsible": true'),
        ('{"label": "A", "children": [], "collapsible": null}', '"children": []}'),
        ('{"collapsible": null, "label": "A", "children": []}', '{"label": "A"'),
        ('{"label": 5, "children": []}', '{"label": "5", "children": []}'),
        ('{"label": "A", "children": [], "tab": "guide"}', '"tab": "guides"'),
        ('{"label": "A" "children": []}', '{"label": "A", "children": []}'),
    ],
)
def test_what_is_likely_is_repaired_on_request_alone(section, repaired_text):
    data = f'{{"sections": [{section}]}}'.encode()
    assert _repaired(data, revision="2026-07") == data
    text = _repaired(data, revision="2026-07", unsafe=True).decode()
    assert repaired_text in text
    assert examine(text, revision="2026-07").findings == ()


def test_repairs_stop_after_50_rounds():
    def judge(content):
        """Report the same finding again after each repair."""
        end = len(content)
        blank = Fix("Append a blank", (Edit(end, end, " "),), is_safe=True)
        source = parse_source(content)
        finding = Finding("type", "", "expected one more blank", fixes=(blank,))
        return FileResult("a.json", source, revision="2024-08", valid=False, findings=(finding,))

    assert repair(judge(b"{}"), judge) == b"{}" + b" " * 50


@pytest.mark.parametrize("data", [b"/**/", b"// gone\n", b"/*# gone\n"])
def test_a_text_of_nothing_but_comments_is_not_emptied(data):
    assert _repaired(data) == data


def test_a_repair_that_leaves_the_text_no_better_is_not_made():
    data = b'{"a": 1 # "b": 2,}\n, "c" 3]'
    assert len(_repaired(data)) <= len(data)
    assert _repaired(_repaired(data)) == _repaired(data)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX file modes")
def test_mode_and_link_are_kept(config, tmp_path):
    config.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(config.name)
    assert _fix(link)[0]
    assert link.is_symlink()
    assert b"lable" not in config.read_bytes()
    assert config.stat().st_mode & 0o7777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["config.json", "link.json"]


@pytest.mark.skipif(os.name == "nt", reason="needs symbolic links")
def test_a_file_of_two_names_is_written_once(tmp_path):
    page, link = tmp_path / "page.md", tmp_path / "link.md"
    page.write_bytes(b"old")
    link.symlink_to(page.name)
    replace_files([(page, b"old", b"new"), (link, b"old", b"new")])
    assert page.read_bytes() == b"new"
    assert link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.md", "page.md"]


def test_a_file_that_changed_since_it_was_read_is_not_overwritten(config):
    config.write_bytes(VALID)
    with pytest.raises(FixError, match="it changed while it was being repaired"):
        replace_file(str(config), MISSPELT, b"{}")
    assert config.read_bytes() == VALID


def test_a_deleted_file_is_reported_in_one_error(config):
    config.unlink()
    with pytest.raises(FileError, match="no such file"):
        replace_file(str(config), MISSPELT, VALID)
    assert not config.exists()


def test_a_file_or_folder_without_permission_is_one_clear_error(public_folder, unprivileged):
    config = public_folder / "config.json"
    config.write_bytes(MISSPELT)
    config.chmod(0o444)
    with unprivileged(), pytest.raises(FixError, match="no permission to write it"):
        replace_file(str(config), MISSPELT, VALID)
    config.chmod(0o666)
    public_folder.chmod(0o555)
    with unprivileged(), pytest.raises(FixError, match="permission denied"):
        replace_file(str(config), MISSPELT, VALID)
    assert config.read_bytes() == MISSPELT


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(config):
    resource = pytest.importorskip("resource", reason="needs limits of file sizes")
    content = MISSPELT + b" " * 100_000
    config.write_bytes(content)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limits[1]))
    try:
        with pytest.raises(FixError, match="not repaired: file too large"):
            replace_file(str(config), content, content)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert config.read_bytes() == content
    assert list(config.parent.iterdir()) == [config]


KILLED = """
import os, signal, sys
from docs_config.cli import fix

path, last, after = sys.argv[1], int(sys.argv[2]), sys.argv[3].encode()
left = last

def trace(frame, event, argument):
    global left
    if frame.f_code.co_filename != fix.__file__:
        return None
    if event == "line" and frame.f_code.co_name in ("_write_beside", "replace_files"):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    return trace

with open(path, "rb") as file:
    before = file.read()
sys.settrace(trace)
if before != after:
    fix.replace_file(path, before, after)
"""


def test_a_repair_that_is_killed_leaves_the_old_file_or_the_new_one(config):
    repaired_text = _repaired(MISSPELT)
    outcomes = []
    for moment in range(1, 200):
        config.write_bytes(MISSPELT)
        command = [sys.executable, "-c", KILLED, str(config), str(moment), repaired_text]
        process = subprocess.run(command, stdout=subprocess.DEVNULL, check=False, timeout=60)
        outcomes.append(config.read_bytes())
        assert outcomes[-1] in (MISSPELT, repaired_text)
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL
    assert len(outcomes) > 10
    assert outcomes == sorted(outcomes, key=lambda content: content == repaired_text)
    os.utime(config)
    assert _fix(config)[0] is False


NAMES = {
    "label": ["lable", "Label", "labl", "la_bel"],
    "to": ["To", "TO"],
    "children": ["childern", "Children", "childrens"],
    "badge": ["bagde", "Badge"],
    "collapsible": ["collapsable", "colapsible"],
}


@st.composite
def _written(draw, template):
    """Return a text with some misspelt names, and the same text with the right names.

    In the template, `<name>` stands for a name and `~` for random white space.
    """
    wrong, right = [], []
    for part in template.replace("<", "\0<").replace(">", "\0").replace("~", "\0~\0").split("\0"):
        if part.startswith("<"):
            name = part[1:]
            right.append(json.dumps(name))
            wrong.append(json.dumps(draw(st.sampled_from([name, *NAMES[name]]))))
        elif part == "~":
            space = draw(st.sampled_from(["", " ", "\n", "\r\n", "\t", "\r"]))
            right.append(space)
            wrong.append(space)
        else:
            right.append(part)
            wrong.append(part)
    return "".join(wrong), "".join(right)


LABEL = st.text(st.characters(codec="utf-8", exclude_characters="<>~\0"), max_size=8).map(
    json.dumps
)


@st.composite
def _documents(draw):
    page = '{~<label>~:~"x"~,~<to>:"y",~<badge>:"lable"~}'
    section = f"{{<label>:{draw(LABEL)},~<collapsible>~:~true,~<children>~:[~{page}~,{page}]}}"
    sections = ",~".join([section] * draw(st.integers(1, 3)))
    search = '"docSearch":{"appId":"","apiKey":"","indexName":"","lable":"labl"}'
    template = f'~{{~{search},"sections":[~{sections}~]~}}~'
    return draw(_written(template))


@given(_documents(), st.sampled_from([b"", BOM]))
def test_no_byte_changes_but_the_misspelt_names_and_a_second_repair_does_nothing(texts, mark):
    wrong, right = (text.encode() for text in texts)
    once = _repaired(mark + wrong)
    assert once == right
    assert _repaired(once) == once
    assert examine(once).findings == ()


@given(st.binary(max_size=200))
def test_a_second_repair_of_any_bytes_changes_nothing(data):
    once = _repaired(data)
    assert _repaired(once) == once
