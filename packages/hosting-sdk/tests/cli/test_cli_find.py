"""`hosting-sdk find`: methods by words."""

from __future__ import annotations

import json

import pytest
from hosting_sdk.cli import main


def test_the_best_method_comes_first_with_its_summary(capsys):
    assert main(["find", "add a domain to a project"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first.split(maxsplit=1)[0] == "projects.add_project_domain"
    assert first.endswith("Give a project a domain name.")
    assert len(others) >= 9


def test_words_need_no_quotes_and_a_limit_is_kept(capsys):
    assert main(["find", "--limit", "2", "list", "deployments"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names[0] == "deployments.get_deployments"
    assert len(names) <= 4


def test_json_is_the_index_of_the_methods_found(capsys):
    assert main(["find", "create webhook", "--format", "json", "--limit", "1"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["name"] == "webhooks.createWebhook"


def test_unknown_words_are_answered_with_similar_names_and_a_warning(capsys):
    assert main(["find", "部署"]) == 0
    shown = capsys.readouterr()
    assert shown.err == "hosting-sdk: no word is known; these methods have similar names\n"
    assert len(shown.out.splitlines()) >= 10


@pytest.mark.parametrize(("words", "length"), [("", 0), (" ", 0), ("w" * 1001, 1001)])
def test_a_query_has_one_to_a_thousand_characters(words, length, capsys):
    assert main(["find", words]) == 2
    expected = f"expected words with 1 to 1000 characters, got {length}"
    assert expected in capsys.readouterr().err


def test_a_limit_of_zero_is_refused(capsys):
    assert main(["find", "webhooks", "--limit", "0"]) == 2
    assert "--limit: expected a number from 1, got 0" in capsys.readouterr().err
