"""Policy files: rules and budgets about calls, for the tool server and `mcp doctor`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mcp_types as types
import pytest
from hosting_sdk._index import load_methods
from hosting_sdk._policy.policies import Guard, Policy, find_amount, load_policy
from hosting_sdk.errors import InvalidRequestError

BODY = "request_body"
METHODS = {method["tool"]: method for method in load_methods()}
BUY: dict[str, Any] = {
    "domain": "example.com",
    BODY: {
        "autoRenew": False,
        "years": 1,
        "expectedPrice": 20,
        "contactInformation": {
            "firstName": "A",
            "lastName": "B",
            "email": "a@example.com",
            "phone": "+1",
            "address1": "Street 1",
            "city": "C",
            "state": "S",
            "zip": "1",
            "country": "US",
        },
    },
}


@pytest.fixture
def write_policy(tmp_path):
    """A function that writes a policy file and returns its path."""

    def write(text: str):
        path = tmp_path / "policy.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def guard_of(write_policy):
    """A function that returns the guard of a policy; effects are refused where no rule decides."""

    def make(text: str, *, otherwise: str = "deny", allowed: tuple[str, ...] = ()) -> Guard:
        return Guard(load_policy(write_policy(text)), allowed=allowed, otherwise=otherwise)

    return make


def decide(guard: Guard, tool: str, arguments: dict[str, Any] | None = None) -> str:
    return guard.decide(METHODS[tool], arguments or {}).decision


def test_without_a_policy_the_options_decide():
    guard = Guard(Policy(), allowed=("deletes",), otherwise="ask")
    assert decide(guard, "teams_get_teams") == "allow"
    assert decide(guard, "projects_update_project", {BODY: {"name": "x"}}) == "allow"
    assert decide(guard, "edge_config_delete_edge_config") == "allow"
    assert decide(guard, "domains_registrar_buy_single_domain", BUY) == "ask"


def test_the_first_rule_that_covers_an_effect_decides(guard_of):
    guard = guard_of(
        """
        [[rules]]
        decision = "allow"
        kinds = ["money"]
        arguments = { domain = "*.example.com" }

        [[rules]]
        decision = "ask"
        kinds = ["money"]
        """
    )
    assert decide(guard, "domains_registrar_buy_single_domain", BUY) == "ask"
    below = {**BUY, "domain": "Shop.Example.com"}
    assert decide(guard, "domains_registrar_buy_single_domain", below) == "allow"


def test_the_strictest_decision_about_the_effects_of_a_call_counts(guard_of):
    guard = guard_of('[[rules]]\ndecision = "allow"\nkinds = ["money"]\n')
    updated = {
        "id_or_name": "p",
        BODY: {"resourceConfig": {"buildMachineType": "turbo"}, "publicSource": True},
    }
    verdict = guard.decide(METHODS["projects_update_project"], updated)
    assert verdict.decision == "deny"
    assert "exposes" in verdict.kinds
    assert "money" not in verdict.kinds


def test_a_rule_may_name_groups_and_methods_in_any_spelling(guard_of):
    guard = guard_of(
        """
        [[rules]]
        decision = "deny"
        groups = ["edgeConfig"]
        methods = ["teams.getTeam", "dns_get_records"]
        """
    )
    assert decide(guard, "edge_config_get_edge_configs") == "deny"
    assert decide(guard, "teams_get_team") == "deny"
    assert decide(guard, "dns_get_records") == "deny"
    assert decide(guard, "teams_get_teams") == "allow"


@pytest.mark.parametrize(("decision", "found"), [("allow", "deny"), ("ask", "ask")])
def test_an_allowing_rule_must_match_every_value_and_another_rule_only_one(
    guard_of, decision, found
):
    guard = guard_of(
        f"""
        [[rules]]
        decision = "{decision}"
        kinds = ["access"]
        arguments = {{ "request_body/*/email" = "*@example.com" }}
        """
    )
    people = [{"email": "a@example.com"}, {"email": "b@evil.example"}]
    assert decide(guard, "teams_invite_user_to_team", {BODY: people}) == found
    assert decide(guard, "teams_invite_user_to_team", {BODY: people[:1]}) == decision
    assert decide(guard, "teams_invite_user_to_team", {BODY: []}) == "deny"


def test_a_pattern_is_compared_with_each_item_of_a_list(guard_of):
    rule = '[[rules]]\ndecision = "deny"\narguments = { "request_body/target" = "production" }\n'
    guard = guard_of(rule)
    method = METHODS["projects_create_project_env"]
    for target, is_denied in ((["preview", "production"], True), (["preview"], False)):
        body = {"key": "A", "value": "b", "type": "plain", "target": target}
        verdict = guard.decide(method, {"id_or_name": "p", BODY: body})
        assert (verdict.decision == "deny") is is_denied


@pytest.mark.parametrize("path", ["request_body/target", "request_body/*/target"])
def test_a_denying_rule_covers_an_item_alone_and_in_a_list(guard_of, path):
    rule = f'[[rules]]\ndecision = "deny"\narguments = {{ "{path}" = "production" }}\n'
    guard = guard_of(rule, allowed=("stops",))
    method = METHODS["projects_create_project_env"]
    body = {"key": "A", "value": "b", "type": "plain", "target": ["production"]}
    preview = {**body, "target": ["preview"]}
    for given, decision in ((body, "deny"), ([preview, body], "deny"), ([preview], "allow")):
        verdict = guard.decide(method, {"id_or_name": "p", BODY: given})
        assert verdict.decision == decision


@pytest.mark.parametrize("other", [{"role": "OWNER"}, {"email": [], "role": "OWNER"}, "b"])
def test_an_allowing_rule_needs_a_value_in_every_item(guard_of, other):
    guard = guard_of(
        """
        [[rules]]
        decision = "allow"
        kinds = ["access"]
        arguments = { "request_body/*/email" = "*@example.com" }
        """
    )
    people = [{"email": "a@example.com"}, other]
    assert decide(guard, "teams_invite_user_to_team", {BODY: people}) == "deny"
    assert decide(guard, "teams_invite_user_to_team", {BODY: "a@example.com"}) == "deny"


def test_a_rule_on_a_method_covers_the_same_method_of_another_group(guard_of):
    rule = '[[rules]]\ndecision = "deny"\nmethods = ["connect.update_static_ips"]\n'
    guard = guard_of(rule, otherwise="allow")
    assert decide(guard, "connect_update_static_ips") == "deny"
    assert decide(guard, "static_ips_update_static_ips") == "deny"
    assert decide(guard, "teams_get_teams") == "allow"


def test_a_path_may_lead_into_an_object_with_any_fields(guard_of):
    guard_of(
        '[[rules]]\ndecision = "deny"\nmethods = ["edge_config.patch_edge_config_schema"]\n'
        'arguments = { "request_body/definition/title" = "*" }\n'
    )


def test_a_wrong_rule_in_an_inline_table_is_refused(tmp_path):
    path = tmp_path / "policy.toml"
    path.write_text('rules = [{ decision = "allow" }, { decision = "maybe" }]\n', "utf-8")
    with pytest.raises(InvalidRequestError, match="decision: expected one of allow, ask, deny"):
        load_policy(path)


def test_calls_beyond_a_budget_are_denied(guard_of):
    guard = guard_of(
        """
        [[rules]]
        decision = "allow"
        kinds = ["deletes"]

        [[budgets]]
        kinds = ["deletes"]
        calls = 2
        """
    )
    method = METHODS["edge_config_delete_edge_config"]
    for _ in range(2):
        assert guard.decide(method, {}).decision == "allow"
        assert guard.count(method, {}) is None
    assert guard.decide(method, {}).decision == "deny"
    assert guard.count(method, {}) is not None
    assert decide(guard, "teams_get_teams") == "allow"


def test_a_budget_of_money_adds_up_the_amounts_in_the_arguments(guard_of):
    guard = guard_of(
        """
        [[rules]]
        decision = "allow"
        kinds = ["money"]

        [[budgets]]
        kinds = ["money"]
        money = 45
        """
    )
    buy = METHODS["domains_registrar_buy_single_domain"]
    assert guard.count(buy, BUY) is None
    assert guard.count(buy, BUY) is None
    refused = guard.count(buy, BUY)
    assert refused is not None
    assert refused.decision == "deny"
    assert "policy.toml, line 6" in (refused.place or "")
    unknown = {**BUY, BODY: {**BUY[BODY], "expectedPrice": -5}}
    assert guard.decide(buy, unknown).decision == "ask"


@pytest.mark.parametrize(
    ("tool", "arguments", "amount"),
    [
        ("domains_registrar_buy_single_domain", BUY, 20.0),
        (
            "domains_registrar_buy_domains",
            {BODY: {"domains": [{"expectedPrice": 1.5}, {"expectedPrice": 2}]}},
            3.5,
        ),
        (
            "integrations_create_integration_store_direct",
            {BODY: {"prepaymentAmountCents": 500000}},
            5000.0,
        ),
        ("integrations_create_integration_store_direct", {BODY: {"billingPlanId": "pro"}}, None),
        ("domains_registrar_buy_single_domain", {BODY: {"expectedPrice": True}}, None),
        ("connect_create_network", {}, None),
    ],
)
def test_the_amount_of_a_call_is_read_from_its_arguments(tool, arguments, amount):
    assert find_amount(METHODS[tool], arguments) == amount


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[rules]\n", "at line 1"),
        ("[[rule]]\n", "line 1: expected rules or budgets, got 'rule'"),
        ("rules = 3\n", "line 1: expected tables under [[rules]]"),
        ("[[rules]]\n", "line 1: decision: expected one of allow, ask, deny, got none"),
        ('[[rules]]\ndecision = "maybe"\n', "line 2: decision: expected one of allow, ask, deny"),
        ('[[rules]]\ndecision = "ask"\nkind = ["money"]\n', "line 3: there is no key 'kind'"),
        ('[[rules]]\ndecision = "ask"\nkinds = ["mony"]\n', "line 3: kinds: expected a list of"),
        ('[[rules]]\ndecision = "ask"\nkinds = []\n', "line 3: kinds: expected a list of"),
        ('[[rules]]\ndecision = "ask"\nkinds = "money"\n', "line 3: kinds: expected a list of"),
        (
            '[[rules]]\ndecision = "ask"\n\n[[rules]]\ndecision = "deny"\ngroups = ["team"]\n',
            "line 6: there is no group 'team'; did you mean teams?",
        ),
        ('[[rules]]\ndecision = "ask"\ngroups = ["zzz"]\n', "line 3: there is no group 'zzz'"),
        (
            '[[rules]]\ndecision = "ask"\nmethods = ["teams.getTem"]\n',
            "line 3: expected a method such as",
        ),
        ('[[rules]]\ndecision = "ask"\narguments = 3\n', "line 3: arguments: expected a table"),
        (
            '[[rules]]\ndecision = "ask"\narguments = { domain = 3 }\n',
            "line 3: expected a pattern or a list of patterns, got 3",
        ),
        (
            '[[rules]]\ndecision = "deny"\narguments = { domain = [] }\n',
            "line 3: expected a pattern or a list of patterns, got []",
        ),
        (
            """[[rules]]
decision = "deny"
groups = ["teams"]
[rules.arguments]
"request_body/rol" = "OWNER"
""",
            "line 5: no method here has the argument 'request_body/rol'",
        ),
        (
            '  [[rules]]\n  decision = "ask"\n  [[rules]]\n  decision = "ask"\n  kind = []\n',
            "line 5: there is no key 'kind'",
        ),
        ('[[budgets]]\nkinds = ["money"]\n', "line 1: expected calls, money or both"),
        ("[[budgets]]\ncalls = true\n", "line 2: calls: expected a whole number from 0"),
        ("[[budgets]]\nmoney = -1\n", "line 2: money: expected an amount from 0"),
        ('rules = [{ decision = "x" }]\n', "line 1: decision: expected one of"),
        ("\ufffe\udcff", "policy.toml"),
    ],
)
def test_a_wrong_policy_is_refused_with_its_line(tmp_path, text, told):
    path = tmp_path / "policy.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(InvalidRequestError) as refused:
        load_policy(path)
    assert str(path) in str(refused.value)
    assert told in str(refused.value)


PAGE = Path(__file__).parents[4] / "docs/hosting-sdk/mcp/safety.md"


@pytest.mark.skipif(not PAGE.is_file(), reason="the page is in the repository alone")
def test_the_policy_of_the_documentation_is_valid(tmp_path):
    _, _, text = PAGE.read_text("utf-8").partition("```toml\n")
    path = tmp_path / "policy.toml"
    path.write_text(text.partition("```")[0], encoding="utf-8")
    policy = load_policy(path)
    assert [rule.decision for rule in policy.rules] == ["allow", "deny", "ask"]
    assert len(policy.budgets) == 1


def test_a_missing_policy_file_is_refused(tmp_path):
    with pytest.raises(InvalidRequestError, match="--policy: cannot read"):
        load_policy(tmp_path / "policy.toml")


def test_the_doctor_prints_the_policy(run_mcp, write_policy):
    path = write_policy(
        """
[[rules]]
decision = "allow"
kinds = ["money"]
methods = ["domains_registrar.buy_single_domain"]
arguments = { domain = "*.example.com" }

[[budgets]]
kinds = ["money"]
calls = 3
money = 100
"""
    )
    words = ["--dynamic", "--no-call", "--policy", str(path), "--ask", "--allow", "stops"]
    seen = run_mcp("doctor", *words).stdout
    assert (
        "allow money in domains_registrar.buy_single_domain if domain is *.example.com"
        f" ({path}, line 2)" in seen
    )
    assert "ask deletes, money, access, outward, exposes, protection, code otherwise" in seen
    assert f"at most 3 calls and 100.00 of money for money ({path}, line 8)" in seen
    bare = run_mcp("doctor", "--dynamic", "--no-call").stdout
    assert "  - allow plain, reads\n" in bare
    assert "  - deny deletes, money" in bare


def test_a_server_with_a_wrong_policy_does_not_start(run_mcp, write_policy):
    refused = run_mcp("start", "--policy", str(write_policy("[[rules]]\n")))
    assert refused.returncode == 2
    assert "line 1: decision: expected" in refused.stderr


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_the_server_follows_the_policy(connect, platform, write_policy, mode):
    policy = write_policy(
        """
        [[rules]]
        decision = "deny"
        methods = ["teams.getTeam"]

        [[rules]]
        decision = "ask"
        kinds = ["plain"]

        [[rules]]
        decision = "allow"
        kinds = ["deletes"]
        """
    )
    platform.reset()
    async with connect(mode=mode, policy=policy) as client:
        read = await client.call_tool("teams_get_team", {"team_id": "t"})
        plain = await client.call_tool(
            "projects_update_project", {"id_or_name": "p", BODY: {"name": "x"}}
        )
        deleted = await client.call_tool("webhooks_delete_webhook", {"id": "w"})
    assert "The policy says deny" in read.content[0].text
    assert "the policy would have to allow the call" in plain.content[0].text
    assert not platform.received("teams.getTeam")
    assert not platform.received("projects.updateProject")
    assert platform.received("webhooks.deleteWebhook")
    assert deleted is not None


async def test_a_rule_on_the_team_holds_for_the_team_of_the_server(
    connect, platform, write_policy, monkeypatch
):
    rule = '[[rules]]\ndecision = "deny"\narguments = { team_id = "team_7" }\n'
    policy = write_policy(rule)
    platform.reset()
    async with connect(policy=policy, team_id="team_7") as client:
        own = await client.call_tool("projects_get_projects", {})
        other = await client.call_tool("projects_get_projects", {"team_id": "team_8"})
        slug = await client.call_tool("projects_get_projects", {"slug": "other"})
    monkeypatch.setenv("HOSTING_SDK_TEAM_ID", "team_7")
    async with connect(policy=policy) as client:
        from_environment = await client.call_tool("projects_get_projects", {})
    assert "The policy says deny" in own.content[0].text
    assert not other.is_error
    assert not slug.is_error
    assert "The policy says deny" in from_environment.content[0].text
    assert len(platform.received("projects.getProjects")) == 2


async def test_a_budget_limits_the_calls_of_a_server_and_invalid_ones_are_not_counted(
    connect, platform, write_policy
):
    policy = write_policy('[[budgets]]\ngroups = ["teams"]\ncalls = 1\n')
    platform.reset()
    async with connect(policy=policy) as client:
        wrong = await client.call_tool("teams_get_teams", {"limit": []})
        first = await client.call_tool("teams_get_teams", {})
        second = await client.call_tool("teams_get_teams", {})
    assert wrong.is_error
    assert not first.is_error
    assert second.is_error
    assert "The policy says deny" in second.content[0].text
    assert len(platform.received("teams.getTeams")) == 1


async def test_a_budget_counts_each_request_of_a_stream_but_not_later_parts_of_a_result(
    connect, platform, write_policy
):
    policy = write_policy('[[budgets]]\nkinds = ["reads"]\ncalls = 2\n')
    method = "billing.listBillingCharges"
    lines = b"".join(b'{"ServiceName":"%s"}\n' % (b"x" * 600) for _ in range(8))
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    platform.reset()
    platform.reply(method, body=lines, headers={"Content-Type": "application/jsonl"}, times=None)
    async with connect(policy=policy, result_bytes=1000) as client:
        first = await client.call_tool("billing_list_billing_charges", period)
        given = {**period, "_cursor": first.structured_content["_more"]["cursor"]}
        second = await client.call_tool("billing_list_billing_charges", given)
        third = await client.call_tool("billing_list_billing_charges", given)
    assert not second.is_error
    assert "The policy says deny" in third.content[0].text
    assert len(platform.received(method)) == 2

    policy.write_text('[[budgets]]\nkinds = ["reads"]\ncalls = 1\n', "utf-8")
    platform.reset()
    platform.reply("teams.getTeam", {"text": "x" * 3000})
    async with connect(policy=policy, result_bytes=1000) as client:
        part = await client.call_tool("teams_get_team", {"team_id": "t"})
        given = {"team_id": "t", "_cursor": part.structured_content["_more"]["cursor"]}
        rest = await client.call_tool("teams_get_team", given)
    assert not rest.is_error


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_an_agreement_does_not_override_a_budget_that_was_used_up_meanwhile(
    connect, platform, write_policy, mode
):
    policy = write_policy('[[budgets]]\nkinds = ["deletes"]\ncalls = 1\n')
    platform.reset()
    clients: list[bool] = []

    async def answer(*_: Any) -> types.ElicitResult:
        if not clients:
            clients.append(True)
            await client.call_tool("webhooks_delete_webhook", {"id": "second"})
        return types.ElicitResult(action="accept", content={"confirm": True})

    async with connect(policy=policy, ask=True, answer=answer, mode=mode) as client:
        first = await client.call_tool("webhooks_delete_webhook", {"id": "first"})
    assert first.is_error
    assert len(platform.received("webhooks.deleteWebhook")) == 1
