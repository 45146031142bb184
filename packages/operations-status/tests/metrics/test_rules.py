"""Alerts and panels of the documentation, evaluated by Prometheus."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml
from debian import find_program

PAGE = Path(__file__).parents[4] / "docs" / "operations-status" / "observability.md"
BLOCK = re.compile(r"^```(yaml|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FAILED = "operations_status_ended_operations_total"

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package"),
]


@pytest.fixture(scope="module")
def promtool():
    """Return a function that runs the checks of Prometheus."""
    program = find_program("promtool", package="prometheus")

    def run(folder, *arguments, **files):
        for name, content in files.items():
            (folder / f"{name}.yml").write_text(json.dumps(content), encoding="utf-8")
        done = subprocess.run(
            [program, *arguments], capture_output=True, text=True, check=False, cwd=folder
        )
        assert done.returncode == 0, done.stdout + done.stderr

    return run


@pytest.fixture(scope="module")
def blocks():
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def alerts(blocks):
    """Return the rules of the alerts."""
    (text,) = [text for kind, text in blocks if kind == "yaml" and text.startswith("groups:")]
    return yaml.safe_load(text)


@pytest.fixture(scope="module")
def panels(blocks):
    """Return the expression of each panel."""
    texts = [re.sub(r"\n {10,}", " ", text) for kind, text in blocks if "(rate(" in text]
    lines = [line for text in texts if "alert:" not in text for line in text.splitlines()]
    return dict(re.split(r" {2,}", line, maxsplit=1) for line in lines)


def test_prometheus_accepts_every_alert_and_panel(promtool, alerts, panels, tmp_path):
    assert len(panels) > 8
    rules = [
        {"record": f"panel:{number}", "expr": expression}
        for number, expression in enumerate(panels.values())
    ]
    recorded = {"groups": [{"name": "panels", "rules": rules}]}
    promtool(tmp_path, "check", "rules", "alerts.yml", "panels.yml", alerts=alerts, panels=recorded)


def test_two_instances_are_not_counted_twice_and_failures_raise_an_alert(
    promtool, alerts, panels, tmp_path
):
    # Each of two instances exposes the same counts: 6 failures and 24 successes an hour.
    series = [
        {"series": f'{FAILED}{{{labels},instance="{instance}"}}', "values": values}
        for instance in ("a:52325", "b:52325")
        for labels, values in (
            ('status="Failed",name="report"', "0+0.1x180"),
            ('status="Succeeded",name="report"', "0+0.4x180"),
        )
    ]
    (alert,) = [rule for rule in alerts["groups"][0]["rules"] if rule["alert"] == "OperationsFail"]
    test = {
        "interval": "1m",
        "input_series": series,
        "promql_expr_test": [
            {
                "expr": f"round({panels['failed per hour']}, 0.001)",
                "eval_time": "2h",
                "exp_samples": [{"labels": '{name="report"}', "value": 6}],
            },
            {
                "expr": f"round({panels['share that fails']}, 0.001)",
                "eval_time": "2h",
                "exp_samples": [{"labels": "{}", "value": 0.2}],
            },
        ],
        "alert_rule_test": [
            {
                "alertname": alert["alert"],
                "eval_time": "2h",
                "exp_alerts": [{"exp_labels": {}, "exp_annotations": {}}],
            }
        ],
    }
    tests = {"rule_files": ["alerts.yml"], "evaluation_interval": "1m", "tests": [test]}
    promtool(tmp_path, "test", "rules", "tests.yml", alerts=alerts, tests=tests)
