"""Files of `deploy/`: their settings exist, and their commands work."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
import yaml
from debian import find_program
from operations_status.settings import SETTING_NAMES, Settings
from operations_status.stores.postgres.address import parse_address

DEPLOY = Path(__file__).parents[1] / "deploy"
UID = 10001
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
PAGE = Path(__file__).parents[3] / "docs" / "operations-status" / "deployment.md"


def read(name):
    return (DEPLOY / name).read_text(encoding="utf-8")


def dockerfile():
    """Return the instructions of the Dockerfile: their names and what follows."""
    text = re.sub(r"^\s*#.*\n", "", read("Dockerfile"), flags=re.MULTILINE).replace("\\\n", " ")
    return [tuple(line.split(None, 1)) for line in text.splitlines() if line.strip()]


def last(name):
    return next(rest for instruction, rest in reversed(dockerfile()) if instruction == name)


def image_environment():
    text = " ".join(rest for name, rest in dockerfile() if name == "ENV")
    return dict(word.split("=", 1) for word in shlex.split(text))


def manifests():
    """Return the objects of the Kubernetes manifest by their kind."""
    return {one["kind"]: one for one in yaml.safe_load_all(read("kubernetes.yaml"))}


def pod():
    return manifests()["Deployment"]["spec"]["template"]["spec"]


def settings_of(environ, **more):
    return Settings.load(more, environ=environ, default_files=[])


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path):
    named = re.findall(r"MONITOR_([A-Z_]+)", path.read_text(encoding="utf-8"))
    assert {name.lower() for name in named} <= {*SETTING_NAMES}


def test_the_image_runs_without_root_keeps_its_store_in_a_volume_and_ends_at_sigterm():
    assert last("USER") == f"{UID}:{UID}"
    assert last("STOPSIGNAL") == "SIGTERM"
    settings = settings_of(image_environment())
    assert settings.store == f"sqlite:///{last('VOLUME')}/operations.db"
    assert json.loads(last("ENTRYPOINT")) + json.loads(last("CMD")) == [
        "operations-status",
        "serve",
    ]
    assert {url.rpartition(":")[2] for url in settings.urls + settings.metrics_urls} == set(
        last("EXPOSE").split()
    )
    for command in re.findall(r"pip (?:install|wheel)[^&]*", " ".join(map(" ".join, dockerfile()))):
        assert "--require-hashes" in command or "--no-deps --no-" in command
    stages = [rest for name, rest in dockerfile() if name == "FROM"]
    assert {stage.split()[0] for stage in stages} == {"python:3.13-slim"}


def compose():
    """Return the services of the compose file."""
    return yaml.safe_load(read("compose.yaml"))["services"]


def test_the_compose_file_runs_the_image_over_its_postgresql():
    service, database = compose()["operations-status"], compose()["postgres"]
    build = service["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    environ = {
        name: text for name, text in service["environment"].items() if name.startswith("MONITOR_")
    }
    assert {name.removeprefix("MONITOR_").lower() for name in environ} <= {*SETTING_NAMES}
    (keys,) = service["volumes"]
    assert keys == f"./keys.d:{environ['MONITOR_KEY_FILES']}:ro"
    created = database["environment"]
    store = f"postgresql://{created['POSTGRES_USER']}@postgres/{created['POSTGRES_DB']}"
    assert environ["MONITOR_STORE"] == store
    assert parse_address(store).shown == "postgresql://postgres/operations"
    assert service["environment"]["PGPASSWORD"] == created["POSTGRES_PASSWORD"]
    (port,) = service["ports"]
    assert image_environment()["MONITOR_URLS"].endswith(f":{port.split(':')[1]}")
    settings = settings_of(image_environment() | environ)
    assert (settings.store, settings.key_files) == (store, (keys.split(":")[1],))
    assert int(service["stop_grace_period"].rstrip("s")) > settings.graceful_timeout
    assert service["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def as_nobody_in_particular(command):
    """Return a command that runs without root; it may read the interpreter, wherever that is."""
    if not IS_ROOT:
        return command
    capability = "-all,+dac_read_search"
    return [
        *("setpriv", f"--reuid={UID}", f"--regid={UID}", "--clear-groups"),
        *(f"--inh-caps={capability}", f"--ambient-caps={capability}"),
        f"--bounding-set={capability}",
        *command,
    ]


@pytest.mark.skipif(
    IS_ROOT and shutil.which("setpriv") is None, reason="nothing here can give up being root"
)
def test_the_image_serves_without_root_where_only_its_volume_can_be_written(tmp_path, eventually):
    for folder in [tmp_path, *tmp_path.parents[:2]]:
        folder.chmod(0o755)
    volume, closed = tmp_path / "volume", tmp_path / "closed"
    volume.mkdir(mode=0o700)
    closed.mkdir(mode=0o555)
    if IS_ROOT:
        shutil.chown(volume, UID, UID)
    environ = {
        name: text.replace("/var/lib/operations-status", str(volume))
        for name, text in image_environment().items()
    }
    environ |= {
        "PATH": os.environ["PATH"],
        "TMPDIR": str(closed),
        "MONITOR_URLS": "http://127.0.0.1:0",
        "MONITOR_METRICS_URLS": "http://127.0.0.1:0",
    }
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            as_nobody_in_particular([sys.executable, "-m", "operations_status", "serve"]),
            env=environ,
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    with process.stdout as lines:
        metrics = next(line for line in lines if line.startswith("Metrics on: "))
        assert next(lines).startswith("Now listening on: ")
        check = json.loads(last("HEALTHCHECK").partition(" CMD ")[2])
        check[0] = sys.executable
        check[-1] = check[-1].replace("52325", metrics.strip().rpartition(":")[2])
        assert "'localhost'" in check[-1]
        check[-1] = check[-1].replace("localhost", "127.0.0.1")
        assert subprocess.run(check, check=False, timeout=60).returncode == 0
        process.terminate()
        assert process.wait(60) == 0
        unhealthy = subprocess.run(check, check=False, timeout=60, stderr=subprocess.DEVNULL)
        assert unhealthy.returncode == 1
    assert [path.name for path in volume.iterdir()] == ["operations.db"]
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_systemd_accepts_the_unit_and_finds_it_restricted(tmp_path):
    text = read("operations-status.service")
    assert "ExecStart=/opt/operations-status/bin/operations-status serve --config" in text
    unit = tmp_path / "operations-status.service"
    unit.write_text(text.replace("/opt/operations-status/bin/operations-status", "/bin/true"))
    for line in (
        "Type=notify",
        "WatchdogSec=30",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "Restart=on-failure",
    ):
        assert f"\n{line}\n" in text
    if shutil.which("systemd-analyze"):  # without systemd, nobody starts the unit either
        for arguments in (
            ["verify", str(unit)],
            ["security", "--offline=yes", "--threshold=15", str(unit)],
        ):
            done = subprocess.run(
                ["systemd-analyze", *arguments], capture_output=True, text=True, check=False
            )
            assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_unit_waits_for_as_long_as_the_service_needs_to_end():
    found = dict(re.findall(r"^(\w+)=(.*)$", read("operations-status.service"), re.MULTILINE))
    settings = settings_of({"HOME": "/"})
    assert float(found["TimeoutStopSec"]) > settings.graceful_timeout + 5
    assert int(found["LimitNOFILE"]) > settings.max_connections + 256
    assert found["StateDirectory"] == "operations-status"


def test_the_manifest_configures_two_instances_over_one_database(tmp_path):
    config, secret = manifests()["ConfigMap"], manifests()["Secret"]
    (tmp_path / "config.toml").write_text(config["data"]["config.toml"], encoding="utf-8")
    environ = {"MONITOR_STORE": secret["stringData"]["store"], "MONITOR_URLS": ""}
    settings = Settings.load(
        environ=environ, config_file=tmp_path / "config.toml", default_files=[]
    )
    assert settings.store.startswith("postgresql://")
    (container,) = pod()["containers"]
    ports = {one["name"]: one["containerPort"] for one in container["ports"]}
    assert settings.urls == (f"http://*:{ports['http']}",)
    assert settings.metrics_urls == (f"http://*:{ports['metrics']}",)
    assert manifests()["Deployment"]["spec"]["replicas"] == 2
    mounted = {one["mountPath"] for one in container["volumeMounts"]}
    assert {"/tmp", *settings.key_files} <= mounted
    assert {one["name"] for one in container["volumeMounts"]} == {
        one["name"] for one in pod()["volumes"]
    }


def test_the_pods_have_no_privileges_and_enough_time_to_shut_down():
    (container,) = pod()["containers"]
    assert pod()["securityContext"]["runAsNonRoot"] is True
    assert pod()["securityContext"]["runAsUser"] == UID
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert container["resources"].keys() == {"requests", "limits"}
    before = int(re.findall(r"sleep\((\d+)\)", str(container["lifecycle"]["preStop"]))[0])
    graceful = settings_of({"HOME": "/"}).graceful_timeout
    assert pod()["terminationGracePeriodSeconds"] > before + graceful
    probes = {kind: container[f"{kind}Probe"]["httpGet"] for kind in ("startup", "liveness")}
    assert set(map(str, probes.values())) == {str({"path": "/livez", "port": "metrics"})}
    assert container["readinessProbe"]["httpGet"] == {"path": "/readyz", "port": "metrics"}


def test_the_selectors_of_the_manifest_match_its_pods():
    found = manifests()
    labels = found["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for kind in ("Deployment", "PodDisruptionBudget"):
        assert found[kind]["spec"]["selector"]["matchLabels"] == labels
    assert found["Service"]["spec"]["selector"] == labels
    assert found["PodDisruptionBudget"]["spec"]["minAvailable"] == 1


def test_only_the_namespace_of_the_monitoring_reaches_the_metrics():
    policy = manifests()["NetworkPolicy"]["spec"]
    labels = manifests()["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert policy["podSelector"]["matchLabels"] == labels
    assert policy["policyTypes"] == ["Ingress"]
    (container,) = pod()["containers"]
    allowed = {
        port["port"]: peer["namespaceSelector"]["matchLabels"]["kubernetes.io/metadata.name"]
        for rule in policy["ingress"]
        for peer in rule["from"]
        for port in rule["ports"]
    }
    assert allowed.keys() == {port["name"] for port in container["ports"]}
    assert allowed["metrics"] == "monitoring"


@pytest.mark.parametrize(
    ("name", "timeout", "dropped"),
    [
        ("nginx.conf", r"proxy_read_timeout (\d+)s;", 'proxy_set_header Forwarded "";'),
        ("nginx.conf", r"proxy_read_timeout (\d+)s;", 'proxy_set_header X-Forwarded-Prefix "";'),
        ("Caddyfile", r"response_header_timeout (\d+)s", "header_up -Forwarded"),
        ("Caddyfile", r"response_header_timeout (\d+)s", "header_up -X-Forwarded-Prefix"),
    ],
)
def test_proxies_wait_for_long_polls_and_pass_on_no_forged_header(name, timeout, dropped):
    text = read(name)
    settings = settings_of({"HOME": "/"})
    (seconds,) = re.findall(timeout, text)
    assert float(seconds) > max(settings.max_wait, settings.feed_heartbeat) + 5
    assert dropped in text
    assert settings.forwarded_header == "x-forwarded-for"
    (said,) = re.findall(r'--trusted-proxy "([^"]+)"', text)
    assert settings_of({"HOME": "/"}, trusted_proxies=said).trusted_proxies == ("127.0.0.1", "::1")


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextlib.contextmanager
def running(command, folder, port):
    """Run a proxy until the block ends; it listens when the block begins."""
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env=os.environ | {"HOME": str(folder)}
        )
    try:
        for _ in range(3000):
            with contextlib.suppress(ConnectionError):
                socket.create_connection(("127.0.0.1", port)).close()
                break
            assert process.poll() is None, (folder / "proxy.log").read_text()
            time.sleep(0.01)
        yield
    finally:
        process.terminate()
        process.wait(60)


def nginx(service, folder, port):
    """Return the command of nginx with the file of `deploy/`, without TLS towards its clients."""
    text = re.sub(
        r"^\s*(listen \[::\]|server_name|ssl_).*\n", "", read("nginx.conf"), flags=re.MULTILINE
    )
    text = text.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    text = text.replace("127.0.0.1:52323", service.urls[0].removeprefix("https://"))
    text = text.replace("/etc/nginx/tls/operations-status.pem", service.cafile)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; {'user root;' if IS_ROOT else ''}"
        f"events {{}} http {{ access_log off; {paths} {text} }}"
    )
    return [find_program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(service, folder, port):
    """Return the command of Caddy with the file of `deploy/`, without TLS towards its clients."""
    text = read("Caddyfile").replace("status.example.com", f"http://127.0.0.1:{port}")
    text = text.replace("https://localhost:52323", service.urls[0])
    text = text.replace("/etc/caddy/operations-status.pem", service.cafile)
    program = find_program("caddy")
    version = subprocess.run([program, "version"], capture_output=True, text=True, check=True)
    numbers = tuple(map(int, re.findall(r"\d+", version.stdout)[:2]))
    if numbers < (2, 8):  # the earlier name of the setting
        text = text.replace("tls_trust_pool file", "tls_trusted_ca_certs")
    (folder / "Caddyfile").write_text(f"{{\nadmin off\nauto_https off\n}}\n{text}")
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.once
@pytest.mark.timeout(400)
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_client_behind_a_proxy_cannot_choose_the_prefix_of_links(start_service, tmp_path, proxy):
    service = start_service("--trusted-proxy=127.0.0.1;::1", urls=("https://localhost:0",))
    for _ in range(2):
        service.add()
    name, _, token = service.token.partition(": ")
    forged = {
        "X-Forwarded-Prefix": "/elsewhere",
        "X-Forwarded-Host": "other.example",
        "Forwarded": "for=9.9.9.9;host=other.example",
    }
    target = "/operations?limit=1"
    direct = service.get(target, "X-Forwarded-Prefix: /elsewhere")
    assert "</elsewhere/operations?" in direct.headers["link"], "the service believes a proxy"
    port = free_port()
    with running(proxy(service, tmp_path, port), tmp_path, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        with contextlib.closing(connection):
            connection.request("GET", target, headers={name: token, **forged})
            answer = connection.getresponse()
            assert (answer.status, len(json.loads(answer.read()))) == (200, 1)
            assert answer.headers["link"].startswith("</operations?limit=1&cursor=")


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_the_documentation_shows_settings_that_can_be_read():
    text = PAGE.read_text(encoding="utf-8")
    assert {name.lower() for name in re.findall(r"MONITOR_([A-Z_]+)", text)} <= {*SETTING_NAMES}
    for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        assert tomllib.loads(block).keys() <= {*SETTING_NAMES}
