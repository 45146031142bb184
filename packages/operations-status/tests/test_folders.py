from __future__ import annotations

import tempfile
from pathlib import Path, PurePosixPath

import pytest
from operations_status.folders import config_files, journal_folders, state_folder


def test_configuration_files_are_the_users_then_the_machines():
    assert config_files({"HOME": "/home/me"}) == (
        Path("/home/me/.config/operations-status/config.toml"),
        Path("/etc/operations-status/config.toml"),
    )


def test_absolute_folders_of_the_xdg_variables_are_used():
    environ = {"HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "state"}

    assert config_files(environ)[0] == Path("/c/operations-status/config.toml")
    assert state_folder(environ) == Path("/home/me/.local/state/operations-status")


def test_the_variables_of_windows_name_folders():
    environ = {"APPDATA": "/roaming", "PROGRAMDATA": "/all", "LOCALAPPDATA": "/local"}

    assert config_files(environ) == (
        Path("/roaming/operations-status/config.toml"),
        Path("/all/operations-status/config.toml"),
    )
    assert state_folder(environ) == Path("/local/operations-status")


@pytest.mark.parametrize("home", ["/home/of/this/process", ""])
def test_without_the_variable_home_the_users_home_folder_is_used(home, monkeypatch):
    if home:
        monkeypatch.setenv("HOME", home)
    else:
        monkeypatch.delenv("HOME", raising=False)

    folder = state_folder({})

    assert folder is not None
    assert PurePosixPath(folder).is_relative_to(home or "/")


def test_journals_are_in_the_users_state_or_in_the_folder_for_temporary_files():
    assert journal_folders({"HOME": "/home/me"}) == (
        Path("/home/me/.local/state/operations-status/journal"),
        Path(tempfile.gettempdir()),
    )


def test_journals_are_in_the_chosen_folder_alone():
    environ = {"HOME": "/home/me", "MONITOR_JOURNAL_FOLDER": "/variable"}

    assert journal_folders(environ) == (Path("/variable"),)
    assert journal_folders(environ, "/argument") == (Path("/argument"),)
