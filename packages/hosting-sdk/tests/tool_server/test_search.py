"""The search for methods by words.

Half of `questions.txt` was used to tune the search, `questions_held.txt` was not.
`python packages/hosting-sdk/tests/tool_server/test_search.py` prints the ranks of both by kind.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hosting_sdk._index import load_methods
from hosting_sdk._method_names import split_words
from hosting_sdk._search import rank_methods, resolve_method
from hypothesis import given, settings
from hypothesis import strategies as st

HERE = Path(__file__).parent
METHODS = load_methods()


def find(query):
    """Return the tools that match a query, best first."""
    return [METHODS[position]["tool"] for position in rank_methods(query).methods]


def read_questions(name):
    """Return kind, question and right tools of each line of a file."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            question, _, tools = line.partition(" = ")
            kind, colon, words = question.partition(": ")
            kind, words = (kind, words) if colon else ("tuned", question)
            yield kind, words, tools.split(" | ")


def rank_questions(name):
    """Return the rank of the first right tool of each question, by kind; 999 if none is found."""
    ranks: dict[str, list[int]] = {}
    for kind, question, tools in read_questions(name):
        found = [found in tools for found in find(question)]
        ranks.setdefault(kind, []).append(found.index(True) + 1 if True in found else 999)
    return ranks


def share(ranks, most):
    """Return the share of the ranks that are at most `most`."""
    return sum(rank <= most for rank in ranks) / len(ranks)


@pytest.mark.parametrize(
    "query", ["someone is ddosing us", "we are being ddosed", "ddos", "denial of service"]
)
def test_words_for_an_attack_find_the_status_and_the_defence(query):
    means = {"security_get_active_attack_status", "security_update_attack_challenge_mode"}
    assert means.issubset(find(query)[:3])


@pytest.mark.parametrize("name", ["questions.txt", "questions_held.txt"])
def test_every_question_has_a_method_that_exists(name):
    tools = {method["tool"] for method in METHODS}
    questions = list(read_questions(name))
    assert len(questions) >= 100
    assert all(tools.issuperset(right) for _, _, right in questions)


def test_questions_in_plain_words_find_their_method():
    (ranks,) = rank_questions("questions.txt").values()
    assert share(ranks, 1) >= 0.85
    assert share(ranks, 3) >= 0.96
    assert share(ranks, 10) >= 0.98


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method["tool"])
def test_a_method_is_found_first_by_its_name_and_among_three_by_its_summary(method):
    names = [METHODS[position]["name"] for position in rank_methods(method["name"]).methods]
    assert names[0] == method["name"]
    found = [METHODS[position] for position in rank_methods(method["summary"]).methods[:3]]
    assert method["summary"] in [each["summary"] for each in found]


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_every_query_finds_methods_and_none_twice(text):
    positions = rank_methods(text).methods
    assert positions
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize(
    ("query", "tool"),
    [
        ("deploymnet logs", "deployments_get_deployment_events"),
        ("lsit prjects", "projects_get_projects"),  # codespell:ignore
        ("creat webhok", "webhooks_create_webhook"),
        ("enviroment varaibles", "projects_filter_project_envs"),  # codespell:ignore
    ],
)
def test_misspelt_words_stand_for_the_nearest_known_ones(query, tool):
    assert tool in find(query)[:3]


@pytest.mark.parametrize(
    ("query", "tool"),
    [
        ("Projekt löschen", "projects_delete_project"),
        ("supprimer un projet", "projects_delete_project"),  # codespell:ignore
        ("eliminar un proyecto", "projects_delete_project"),
        ("welche Mitglieder hat das Team", "teams_get_team_members"),
        ("lister les équipes", "teams_get_teams"),
        ("crear un equipo", "teams_create_team"),
    ],
)
def test_german_french_and_spanish_words_stand_for_english_ones(query, tool):
    assert tool in find(query)[:3]


@pytest.mark.parametrize(
    ("query", "tool"),
    [
        ("is garden-tools.shop still to be had", "domains_registrar_get_domain_availability"),
        ("tell me about garden-git-main-roses.vercel.app", "deployments_get_deployment"),
        ("change GARDEN_API_URL", "projects_edit_project_env"),
        ("let 203.0.113.7/32 through", "security_add_bypass_ip"),
        ("ask rose@garden.example to join", "teams_invite_user_to_team"),
        ("send /roses to /tulips", "bulk_redirects_stage_redirects"),
    ],
)
def test_values_in_a_query_stand_for_their_kind(query, tool):
    assert tool in find(query)[:3]


def test_a_method_with_all_words_comes_before_one_with_some_of_them_often():
    assert find("commands that ran in a sandbox")[0] == "sandboxes_list_commands"


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("delete a webhook", "webhooks_delete_webhook"),
        ("create a webhook", "webhooks_create_webhook"),
        ("get a webhook", "webhooks_get_webhook"),
        ("list webhooks", "webhooks_get_webhooks"),
        ("webhooks", "webhooks_get_webhooks"),
    ],
)
def test_the_verb_decides_among_the_methods_of_a_resource(query, first):
    assert find(query)[0] == first


def test_a_result_is_a_guess_only_if_no_word_resembles_a_known_one():
    assert rank_methods("部署").is_guess
    assert rank_methods("qq").is_guess
    assert not rank_methods("deploymnet").is_guess


def test_names_are_split_at_capitals_and_punctuation_and_lose_their_accents():
    assert split_words("getDNSRecords_of-Köln v2/élan") == (
        ["get", "dns", "records", "of", "koln", "v2", "elan"]
    )


@pytest.mark.parametrize(
    ("name", "methods"),
    [
        ("exchangeSsoToken", ["marketplace.exchangeSsoToken", "authentication.exchangeSsoToken"]),
        ("DELETE /v9/projects/{idOrName}", ["projects.deleteProject"]),
        ("delete /v1/projects/my-app?teamId=team_1", ["projects.deleteProject"]),
        ("/no/such/path", []),
        ("getNothing", []),
        ("", []),
    ],
)
def test_a_name_stands_for_its_methods_with_aliases_last(name, methods):
    assert [METHODS[position]["name"] for position in resolve_method(name)] == methods


def test_a_path_without_a_verb_stands_for_the_methods_of_each_verb():
    verbs = {METHODS[position]["verb"] for position in resolve_method("/v9/projects/my-app")}
    assert {"PATCH", "DELETE"} <= verbs


def test_a_literal_step_of_a_path_is_preferred_to_a_placeholder():
    (position,) = resolve_method("GET /v9/projects/my-app/env")
    assert METHODS[position]["name"] == "projects.filterProjectEnvs"


if __name__ == "__main__":
    for file in ("questions.txt", "questions_held.txt"):
        by_kind = rank_questions(file)
        by_kind["all"] = [rank for ranks in by_kind.values() for rank in ranks]
        sys.stdout.write(f"{file:22}{'n':>5}{'first':>8}{'in 3':>8}{'in 10':>8}\n")
        for kind, ranks in by_kind.items():
            shares = "".join(f"{share(ranks, most):8.0%}" for most in (1, 3, 10))
            sys.stdout.write(f"  {kind:20}{len(ranks):5}{shares}\n")
