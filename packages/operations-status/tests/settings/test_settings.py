from __future__ import annotations

import contextlib
import json
import pickle
import re
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from operations_status.errors import SettingsError
from operations_status.settings import (
    SETTING_NAMES,
    EgressSettings,
    PublicKeySettings,
    Settings,
)

PAGE = Path(__file__).parents[4] / "docs" / "operations-status" / "configuration.md"


VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@pytest.fixture
def write(tmp_path):
    """Write a configuration file."""

    def write(content: str | bytes, name: str = "config.toml") -> Path:
        path: Path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


def load(overrides: dict[str, Any] | None = None, *files: Path, **environ: str) -> Settings:
    """Load settings from these sources only."""
    return Settings.load(
        overrides or {}, environ={"HOME": "/home/me"} | environ, default_files=files
    )


def refusal(overrides: dict[str, Any] | None = None, *files: Path, **environ: str) -> str:
    """Return the message of the error for settings, which is one line."""
    with pytest.raises(SettingsError) as caught:
        load(overrides, *files, **environ)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_settings_that_are_not_given_have_their_defaults():
    settings = load()

    assert settings.urls == ("https://localhost:52323",)
    assert settings.store == "sqlite:////home/me/.local/state/operations-status/operations.db"
    assert settings.max_body_size == 65_536
    assert settings.egress == {}
    assert set(settings.sources.values()) == {"default"}


def test_the_nearest_source_wins_and_is_named(write):
    near = write('store = "sqlite:///near"\nbacklog = 2\nissuer = "near"\naudience = "near"')
    user = write('store = "sqlite:///user"\nbacklog = 3\nmax_lists = 3\nissuer = "user"', "user")
    machine = write('store = "sqlite:///machine"\nmax_lists = 4\nmax_header_count = 4', "machine")

    settings = Settings.load(
        {"store": "sqlite:///said", "backlog": None},
        environ={"MONITOR_STORE": "sqlite:///env", "MONITOR_ISSUER": "env"},
        config_file=near,
        default_files=[user, machine],
    )

    assert (settings.store, settings.sources["store"]) == ("sqlite:///said", "command line")
    assert (settings.issuer, settings.sources["issuer"]) == ("env", "environment MONITOR_ISSUER")
    assert (settings.audience, settings.sources["audience"]) == ("near", f"file {near}")
    assert (settings.backlog, settings.sources["backlog"]) == (2, f"file {near}")
    assert (settings.max_lists, settings.sources["max_lists"]) == (3, f"file {user}")
    assert (settings.max_header_count, settings.sources["max_header_count"]) == (
        4,
        f"file {machine}",
    )
    assert settings.sources["urls"] == "default"


def test_an_argument_takes_precedence_over_monitor_config(write):
    by_variable, said = write("max_lists = 2", "a"), write("max_lists = 3", "b")

    assert load(MONITOR_CONFIG=str(by_variable)).max_lists == 2
    environ = {"MONITOR_CONFIG": str(by_variable)}
    assert Settings.load(environ=environ, config_file=said, default_files=[]).max_lists == 3


def test_a_missing_file_is_an_error_only_if_it_was_named(tmp_path):
    assert load(None, tmp_path / "none.toml") == load()
    assert refusal(MONITOR_CONFIG=f"{tmp_path}/none.toml") == (
        f"file {tmp_path}/none.toml: cannot be read: No such file or directory"
    )


def test_addresses_of_every_source_are_split_at_semicolons(write):
    path = write('urls = ["http://a:1;http://b:2", "http://c:3"]\nmetrics_urls = "http://d:4;"')

    assert load(None, path).urls == ("http://a:1", "http://b:2", "http://c:3")
    assert load(None, path).metrics_urls == ("http://d:4",)
    assert load(MONITOR_URLS=" http://a:1 ;; http://b:2 ").urls == ("http://a:1", "http://b:2")
    assert load({"urls": ["http://a:1", "http://b:2;http://c:3"]}).urls == (
        "http://a:1",
        "http://b:2",
        "http://c:3",
    )
    assert Settings(urls="http://a:1;http://b:2").urls == ("http://a:1", "http://b:2")  # type: ignore[arg-type] # a convenience


@pytest.mark.parametrize("text", ["none", " none ;", ";"])
def test_none_turns_metrics_off(text):
    assert load(MONITOR_METRICS_URLS=text).metrics_urls == ()


def test_none_empties_each_list(write):
    path = write('trusted_proxies = ["10.0.0.0/8"]\nkey_files = ["keys"]')

    settings = load({"trusted_proxies": ["none"]}, path, MONITOR_KEY_FILES="none")

    assert (settings.trusted_proxies, settings.key_files) == ((), ())
    assert refusal(MONITOR_URLS="none").endswith("urls: expected at least one, got ()")


def test_an_empty_variable_counts_as_not_set():
    assert load(MONITOR_URLS="", MONITOR_MAX_LISTS=" ", MONITOR_CONFIG="") == load()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("YES", True),
        ("on", True),
        ("1", True),
        ("false", False),
        (" off ", False),
        ("0", False),
    ],
)
def test_a_switch_in_a_variable_accepts_several_words(text, value):
    assert load(MONITOR_NO_AUTH=text).no_auth is value


def test_a_variable_in_lower_case_is_ignored():
    assert load(monitor_max_lists="2", MONITOR_max_lists="none") == load()


def test_text_is_converted_to_the_type_of_its_setting():
    settings = load({"max_lists": "2"}, MONITOR_READ_TIMEOUT="1.5", MONITOR_RETENTION_AGE="60")

    assert (settings.max_lists, settings.read_timeout, settings.retention_age) == (2, 1.5, 60.0)


def test_a_whole_number_in_a_file_is_a_duration_in_seconds(write):
    settings = load(None, write("read_timeout = 3"))

    assert isinstance(settings.read_timeout, float)
    assert settings.read_timeout == 3.0


def test_a_key_has_the_tags_of_its_table(write):
    table = '[[keys]]\nsubject = "a"\npublic_key = "k"\ntags = ["t1", " t2 ", "t1"]\n'
    settings = load(None, write(table))
    assert settings.keys == (PublicKeySettings(subject="a", public_key="k", tags=("t1", "t2")),)
    (shown,) = (one for one in settings.describe() if one.name == "keys")
    assert shown.value[0]["a"].endswith(" tags=t1,t2")


def test_public_keys_are_read_from_tables_or_from_pairs(write):
    expected = (
        PublicKeySettings(subject="a", public_key="k1"),
        PublicKeySettings(subject="b=c", public_key="k2"),
    )
    tables = '[[keys]]\nsubject="a"\npublic_key="k1"\n[[keys]]\nsubject="b=c"\npublic_key="k2"'

    assert load(None, write(tables)).keys == expected
    assert load(MONITOR_KEYS="a=k1; b=c = k2").keys == expected


def test_egress_providers_of_all_sources_are_merged_by_name(write):
    path = write(
        '[egress.artifacts]\nurl = "s3://bucket/a"\nkey = "id"\nsecret = "hush"\n'
        '[egress.local]\nurl = "file:///var/a"'
    )

    settings = load(None, path, MONITOR_EGRESS="local=file:///srv/a;more=memory://x")

    assert settings.egress["artifacts"] == EgressSettings(
        url="s3://bucket/a", options={"key": "id", "secret": "hush"}
    )
    assert settings.egress["local"].url == "file:///srv/a"
    assert settings.egress["more"].url == "memory://x"
    assert settings.sources["egress.artifacts"] == f"file {path}"
    assert settings.sources["egress.local"] == "environment MONITOR_EGRESS"


def test_paths_in_a_file_are_relative_to_its_folder_and_others_to_the_working_directory(
    write, monkeypatch
):
    monkeypatch.setenv("HOME", "/home/me")
    path = write('certfile = "tls/cert.pem"\nkey_files = ["keys", "~/keys", "/keys"]')

    settings = load(None, path, MONITOR_KEYFILE="tls/key.pem")

    assert settings.certfile == f"{path.parent}/tls/cert.pem"
    assert settings.key_files == (f"{path.parent}/keys", "/home/me/keys", "/keys")
    assert settings.keyfile == "tls/key.pem"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("max_lists = 0", "max_lists: expected a whole number from 1 to 10000, got 0"),
        ("max_lists = true", "max_lists: expected a whole number from 1 to 10000, got True"),
        ('max_lists = "2"', "max_lists: expected a whole number from 1 to 10000, got '2'"),
        ("max_lists = 2.0", "max_lists: expected a whole number from 1 to 10000, got 2.0"),
        (
            "max_body_size = -1",
            "max_body_size: expected a whole number from 0 to 2147483647, got -1",
        ),
        ("read_timeout = nan", "read_timeout: expected a number of seconds above 0 and at most"),
        ("read_timeout = inf", "86400, got inf"),
        ("read_timeout = 0", "86400, got 0.0"),
        (f"read_timeout = 1{'0' * 400}", "at most 86400, got 1000"),
        (f"read_timeout = -1{'0' * 400}", "at most 86400, got -1000"),
        ("no_auth = 1", "no_auth: expected true or false, got 1"),
        ("store = 3", "store: expected text that is not blank, got 3"),
        ('issuer = " "', "issuer: expected text that is not blank, got ' '"),
        ("urls = []", "urls: expected at least one, got ()"),
        ("certfile = []", "certfile: expected text that is not blank, got []"),
        ('certfile = "a\\u0000b"', "certfile: expected text that is not blank, got 'a\\x00b'"),
        ('key_files = "a\\u0000b"', "key_files: expected text without null characters, got ("),
        ("urls = 5", "urls: expected text or a list of texts, got 5"),
        ("urls = [5]", "urls: expected text or a list of texts, got [5]"),
        ("urls = {a = 1}", "urls: expected text or a list of texts, got {'a': 1}"),
        ("keys = 1", "keys: expected [[keys]] tables, got a value of type int"),
        ("keys = [1]", "keys[0]: expected a table with subject and public_key, got a value of"),
        (
            'keys = [{subject = ""}]',
            "keys[0].subject: expected text that is not blank, got a value of",
        ),
        (
            'keys = [{subject = "a"}]',
            "keys[0].public_key: expected text that is not blank, got nothing",
        ),
        ("keys = [{kid = 1}]", "keys[0]: expected only subject, public_key and tags, got 'kid'"),
        *(
            (
                f'keys = [{{subject = "a", public_key = "k", tags = {tags}}}]',
                f"keys[0].tags: {text}",
            )
            for tags, text in (
                ("[]", "expected a list of 1 to 16 tags, got []"),
                ('"a"', "expected a list of 1 to 16 tags, which are not blank, got 'a'"),
                ("[1]", "expected a list of 1 to 16 tags, which are not blank, got [1]"),
                ('["a", " "]', "expected a list of 1 to 16 tags, which are not blank, got ["),
                ('["a,b"]', "tag 'a,b' contains a comma; pass several tags separately"),
                (f'["{"x" * 257}"]', "expected at most 256 characters in a tag, got 257"),
                (str([f"t{number}" for number in range(17)]), "expected a list of 1 to 16 tags"),
            )
        ),
        (
            'keys = [{subject = "a", public_key = "k", tag = ["a"]}]',
            "keys[0]: expected only subject, public_key and tags, got 'tag'",
        ),
        ("egress = 1", "egress: expected [egress.NAME] tables, or NAME=URL joined by semicolons"),
        ("egress = {a = 1}", "egress.a: expected a table with a url, got a value of type int"),
        (
            "[egress.a]\nurl = 1",
            "egress.a.url: expected text that is not blank, got a value of type int",
        ),
        ("[egress.a]\n", "egress.a.url: expected text that is not blank, got nothing"),
        ("[egress.'']\n", "egress: expected [egress.NAME] tables"),
        ("max_list = 1", "there is no setting 'max_list'; did you mean 'max_lists'?"),
        ("zzz = 1", "there is no setting 'zzz'"),
        (
            "backlog 1",
            "not TOML: Expected '=' after a key in a key/value pair (at line 1, column 9)",
        ),
        ("a = 1\na = 2", "(at line 2, the end of the file)"),
        (f"max_lists = {'9' * 5000}", "not TOML: "),
        ("a = " + "[" * 100_000, "not TOML: "),
        (b"# fine\nstore = '\xff'\n\n", "line 2 is not UTF-8"),
        (b"#" * (1024 * 1024 + 1), "expected at most 1048576 bytes"),
    ],
)
def test_an_error_in_a_file_names_file_key_expected_and_got(write, content, expected):
    path = write(content)

    message = refusal(None, path)

    assert message.startswith(f"file {path}: ")
    assert expected in message


def test_a_folder_is_not_a_configuration_file(tmp_path):
    assert refusal(None, tmp_path) == f"file {tmp_path}: cannot be read: Is a directory"


def test_a_file_below_a_file_cannot_be_read(write):
    path = write("") / "config.toml"

    assert refusal(MONITOR_CONFIG=str(path)) == f"file {path}: cannot be read: Not a directory"


def test_a_path_that_cannot_exist_counts_as_a_missing_file():
    assert load(None, Path("/" + "x" * 300)) == load()
    assert refusal(MONITOR_CONFIG="~nobody-at-all/x") == (
        "file ~nobody-at-all/x: cannot be read: No such file or directory"
    )


def test_a_byte_order_mark_is_skipped(write):
    assert load(None, write(b"\xef\xbb\xbfmax_lists = 2")).max_lists == 2


@pytest.mark.parametrize(
    ("variable", "text", "expected"),
    [
        ("MAX_LISTS", "two", "max_lists: expected a whole number from 1 to 10000, got 'two'"),
        ("MAX_LISTS", "9" * 5000, f"got '{'9' * 79}…"),
        ("READ_TIMEOUT", "soon", "86400, got 'soon'"),
        ("NO_AUTH", "perhaps", "no_auth: expected true or false, got 'perhaps'"),
        ("URLS", ";", "urls: expected at least one, got ()"),
        ("KEYS", "a", "keys: expected SUBJECT=PUBLIC_KEY, several joined by semicolons, got a"),
        ("KEYS", "a=", "several joined by semicolons, got a value of type str"),
        (
            "EGRESS",
            "file:///x",
            "egress.file:///x.url: expected text that is not blank, got a value of",
        ),
        ("EGRESS", "=x", "egress: expected [egress.NAME] tables, or NAME=URL"),
    ],
)
def test_an_error_in_a_variable_names_variable_setting_expected_and_got(variable, text, expected):
    message = refusal(**{f"MONITOR_{variable}": text})

    assert message.startswith(f"environment MONITOR_{variable}: ")
    assert expected in message


def test_an_unknown_setting_in_python_is_an_error():
    assert refusal({"portt": 1}) == "command line: there is no setting 'portt'"


def test_temp_key_and_no_auth_exclude_each_other():
    assert refusal({"temp_key": True}, MONITOR_NO_AUTH="1") == (
        "command line: temp_key: excludes no_auth (environment MONITOR_NO_AUTH)"
    )


def test_a_private_key_without_a_certificate_is_an_error():
    assert refusal(MONITOR_KEYFILE="key.pem") == (
        "environment MONITOR_KEYFILE: keyfile: expected certfile as well, it is not set"
    )


def test_without_a_home_folder_the_store_must_be_set():
    with pytest.raises(SettingsError, match="default: store: expected an address: no home folder"):
        Settings.load(environ={"HOME": "relative"}, default_files=[])
    load({"store": "sqlite:///x"}, HOME="relative")


def test_variables_of_other_programs_are_ignored():
    settings = load(MONITOR_URL="http://x", MONITOR_DEBUG="1", MONITOR_PORT="tcp://1", PATH="/bin")

    assert settings == load()


def test_settings_from_python_are_checked():
    with pytest.raises(
        SettingsError, match="max_lists: expected a whole number from 1 to 10000, got 0"
    ):
        Settings(max_lists=0)
    expected = "keys: expected a tuple of PublicKeySettings, got a value of type tuple"
    with pytest.raises(SettingsError, match=expected):
        Settings(keys=("a",))  # type: ignore[arg-type] # that is the mistake
    with pytest.raises(SettingsError, match="egress: expected a dict of EgressSettings"):
        Settings(egress={"a": "file:///x"})  # type: ignore[dict-item] # that is the mistake
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Settings().max_lists = 2  # type: ignore[misc] # that is the mistake
    assert set(Settings().sources.values()) == {"argument"}


def test_settings_can_be_pickled():
    settings = load(MONITOR_KEYS="a=k", MONITOR_EGRESS="a=file:///x")

    copy = pickle.loads(pickle.dumps(settings))

    assert copy == settings
    assert copy.sources == settings.sources


def test_errors_can_be_pickled():
    error = SettingsError("wrong", source="file x", key="store")

    copy = pickle.loads(pickle.dumps(error))

    assert (str(copy), copy.source, copy.key) == ("file x: store: wrong", "file x", "store")


def test_every_setting_is_described_with_its_source():
    settings = load(MONITOR_EGRESS="a=file:///x", MONITOR_KEYS="a=k")
    shown = {one.name: one for one in settings.describe()}

    assert set(shown) == {*SETTING_NAMES, "egress.a"} - {"egress"}
    assert shown["urls"].value == ["https://localhost:52323"]
    assert shown["keys"].value == [{"a": "sha256:8254c329a92850f6"}]
    assert shown["keys"].source == "environment MONITOR_KEYS"
    assert shown["egress.a"].source == "environment MONITOR_EGRESS"
    by_hand = Settings(egress={"b": EgressSettings(url="file:///y")})
    assert list(by_hand.describe())[-1].source == "argument"


def test_reprs_and_descriptions_mask_secrets(write):
    path = write(
        'keyfile_password = "hush1"\ncertfile = "c"\nkeyfile = "k"\n'
        'store = "postgresql://me:hush2@db/x?a=b&sslpassword=hush7&password=hush8"\n'
        'urls = ["http://me:hush9@host"]\n'
        'keys = [{subject = "a", public_key = "hush6"}]\n'
        '[egress.a]\nurl = "ftp://hush10:hush3@host/x?sig=hush11"\nsecret = "hush4"\n'
        '[egress.b]\nurl = "s3://bucket"\nclient_kwargs = {token = "hush5"}'
    )
    settings = load(None, path)

    everything = repr(settings) + repr(list(settings.describe())) + str(settings.egress)

    assert "hush" not in everything
    masked = "postgresql://me:********@db/x?a=b&sslpassword=********&password=********"
    assert masked in everything
    assert "http://me:********@host" in everything
    assert "ftp://********@host/x?sig=********" in everything
    assert "'secret': '********'" in everything


@pytest.mark.parametrize(
    "content",
    [
        'keyfile_password = ["hush"]',
        'egress = ["hush"]',
        '[egress.a]\nurl = ["hush"]\nsecret = "hush"',
        'keys = ["hush"]',
        'keys = "hush"',
        '[[keys]]\nsubject = "a"\npublic_key = {kty = "EC", d = "hush"}',
        'keyfile_password = "hush',
    ],
)
def test_an_error_does_not_repeat_a_refused_secret(write, content):
    assert "hush" not in refusal(None, write(content))


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_the_documentation_lists_every_setting_and_no_other():
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(re.findall(r"\w+", " ".join(rows))) == sorted(SETTING_NAMES)


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_the_documentation_has_the_default_of_every_setting():
    page = PAGE.read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| `(\w+)` \| `?([^|`]*)`? \|", page, re.MULTILINE))
    for name, value in {one.name: one.value for one in load().describe()}.items():
        if name == "store":
            continue  # the page names its folder only
        (shown,) = value if isinstance(value, list) and value else [value]
        if shown in (None, "", []):
            assert written[name] in {"none", "unlimited", "all", "the system's temporary folder"}
        else:
            assert written[name] == (shown if isinstance(shown, str) else json.dumps(shown)), name


@examples(deadline=None)
@given(name=st.sampled_from(SETTING_NAMES), text=st.text())
def test_any_variable_is_accepted_or_a_settings_error(name, text):
    with contextlib.suppress(SettingsError):
        load(**{f"MONITOR_{name.upper()}": text})


@examples(deadline=None)
@given(name=st.sampled_from(SETTING_NAMES), value=VALUES, raw=st.binary(max_size=20))
def test_any_file_is_accepted_or_a_settings_error(tmp_path_factory, name, value, raw):
    path = tmp_path_factory.getbasetemp() / "fuzzed.toml"
    for content in (f"{name} = {json.dumps(value)}".encode(), raw):
        path.write_bytes(content)
        with contextlib.suppress(SettingsError):
            load(None, path)
