"""Metrics of one process, and of several that share a folder."""

from __future__ import annotations

import urllib.request

import pytest
from operations_status import Recorder
from operations_status.metrics.measures import MEASURES, Measures, count_waiting
from prometheus_client.parser import text_string_to_metric_families as parse_text

LONG = {"route": "/", "method": "GET", "status": "2xx", "mode": "plain"}


def test_durations_are_in_seconds_with_bounds_up_to_ten():
    measures = Measures()
    for seconds in (0.00005, 0.00015, 60.0):
        measures.requests.labels(*LONG.values()).observe(seconds)
    name = "operations_status_request_duration_seconds"
    read = measures.registry.get_sample_value
    assert [read(f"{name}_bucket", LONG | {"le": le}) for le in ("0.0001", "10.0", "+Inf")] == [
        1,
        2,
        3,
    ]
    assert read(f"{name}_sum", LONG) == pytest.approx(60.0002)


def test_waiting_requests_are_counted_until_they_end():
    measures = Measures()
    scope: dict[str, object] = {MEASURES: measures}
    counted = {"mode": "poll"}
    with count_waiting(scope, "poll"):
        assert measures.registry.get_sample_value("operations_status_waiting_requests", counted)
    assert not measures.registry.get_sample_value("operations_status_waiting_requests", counted)


def test_without_measures_waiting_requests_are_not_counted():
    with count_waiting({}, "stream"):
        pass


def read_metrics(service):
    with urllib.request.urlopen(f"{service.metrics_url}/metrics", timeout=30) as response:
        return {
            (sample.name, *sample.labels.values()): sample.value
            for family in parse_text(response.read().decode())
            for sample in family.samples
        }


@pytest.fixture
def start_pair(_start, tmp_path_factory, tmp_path):
    """Start two services over one store that share a folder of metrics."""
    folders = [tmp_path_factory.mktemp("service") for _ in range(2)]
    store = f"--store=sqlite:///{tmp_path / 'shared.db'}"
    (tmp_path / "metrics").mkdir()

    def start(**environ):
        options = (store, "--metrics-urls=http://127.0.0.1:0")
        return [
            _start(folder, *options, urls=("http://127.0.0.1:0",), auth="--no-auth", **environ)
            for folder in folders
        ]

    return start


def test_processes_that_share_a_folder_expose_the_sum_of_their_counters(
    start_pair, tmp_path, eventually
):
    services = start_pair(PROMETHEUS_MULTIPROC_DIR=str(tmp_path / "metrics"))
    for service, count in zip(services, (2, 3), strict=True):
        for _ in range(count):
            assert service.request("GET", "/operations", authorized=False).status == 200
    name = "operations_status_request_duration_seconds_count"
    key = (name, "GET", "plain", "/operations", "2xx")
    connections = ("operations_status_open_connections",)
    with services[0].connect() as first, services[1].connect() as second:
        for sock in (first, second):
            sock.sendall(b"GET /operations HTTP/1.1\r\nHost: test\r\n\r\n")
            assert sock.recv(100).startswith(b"HTTP/1.1 200")
        for service in services:
            eventually(lambda service=service: read_metrics(service)[key] == 7)
            found = read_metrics(service)
            assert found[connections] >= 2
            assert found["operations_status_operations", "Failed"] == 0
    assert services[1].end() == 0
    found = read_metrics(services[0])
    assert found[key] == 7  # counters outlive a process
    assert found[connections] == 0  # gauges do not


def test_processes_without_a_folder_expose_their_own_counters(start_pair, eventually):
    first, second = start_pair()
    assert first.request("GET", "/operations", authorized=False).status == 200
    name = "operations_status_request_duration_seconds_count"
    key = (name, "GET", "plain", "/operations", "2xx")
    eventually(lambda: read_metrics(first).get(key) == 1)
    assert read_metrics(second).get(key) is None


def test_instances_over_one_store_expose_the_same_counts_of_ends(start_pair, tmp_path, eventually):
    services = start_pair(MONITOR_WATCHDOG_INTERVAL="0.05", MONITOR_METRICS_NAMES="report;backup")
    total = "operations_status_ended_operations_total"
    with Recorder(f"sqlite:///{tmp_path / 'shared.db'}") as recorder:
        for number in range(30):
            with recorder.operation(name=("report", "secret")[number % 2]):
                pass
        for name in ("report", "other"):  # what was not counted yet would be lost by the pruning
            key = (total, name, "Succeeded")
            eventually(lambda key=key: read_metrics(services[0]).get(key) == 15)
        assert recorder.store.prune(keep=0) == 30
        with recorder.operation(name="report"):
            pass
    for service in services:
        eventually(
            lambda service=service: read_metrics(service).get((total, "report", "Succeeded")) == 16
        )
        found = read_metrics(service)
        assert found["operations_status_operations", "Succeeded"] == 1
        assert found[total, "other", "Succeeded"] == 15
        assert found[total, "backup", "Failed"] == 0
        assert found["operations_status_operation_run_seconds_count", "report"] == 16
        assert not [key for key in found if "secret" in key]
