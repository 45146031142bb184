from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest
from operations_status.settings.sources import config_files, state_folder


def test_configuration_is_in_the_users_folder_then_in_the_machines():
    assert config_files({"HOME": "/home/me"}, system="posix") == (
        Path("/home/me/.config/operations-status/config.toml"),
        Path("/etc/operations-status/config.toml"),
    )


def test_folders_of_the_desktop_specification_are_followed_if_they_are_absolute():
    environ = {"HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "state"}

    assert config_files(environ, system="posix")[0] == Path("/c/operations-status/config.toml")
    assert state_folder(environ, system="posix") == Path("/home/me/.local/state/operations-status")


def test_windows_has_folders_of_its_own():
    environ = {"APPDATA": "/roaming", "PROGRAMDATA": "/all", "LOCALAPPDATA": "/local"}

    assert config_files(environ, system="nt") == (
        Path("/roaming/operations-status/config.toml"),
        Path("/all/operations-status/config.toml"),
    )
    assert state_folder(environ, system="nt") == Path("/local/operations-status")
    assert config_files({}, system="nt") == ()
    assert state_folder({}, system="nt") is None


@pytest.mark.parametrize("home", ["/home/of/this/process", ""])
def test_without_home_in_the_environment_the_home_of_the_process_is_used(home, monkeypatch):
    if home:
        monkeypatch.setenv("HOME", home)
    else:
        monkeypatch.delenv("HOME", raising=False)

    folder = state_folder({}, system="posix")

    assert folder is not None
    assert PurePosixPath(folder).is_relative_to(home or "/")
