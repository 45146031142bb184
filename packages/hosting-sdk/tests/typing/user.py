"""A user's file: calls of methods of every group, and the types that checkers must infer.

Nothing here is run; mypy and pyright read it in their strict modes.
"""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, assert_type

from hosting_sdk import (
    UNSET,
    BackoffConfig,
    Client,
    Download,
    RecordStream,
    RequestOptions,
    RetryConfig,
    SyncClient,
    Unset,
    Upload,
)
from hosting_sdk import models as m
from hosting_sdk.conversion import from_json, to_json
from hosting_sdk.functions import access_groups_read_access_group, sandboxes_v2_beta_get_session
from hosting_sdk.models import DeploymentPage


async def use_groups_a_to_d(client: Client) -> None:
    group = await client.access_groups.read_access_group(id_or_name="developers", team_id="team_1")
    assert_type(group, m.AccessGroup)
    assert_type(await client.aliases.delete_alias(alias_id="a"), m.DeletedAlias)
    observed = await client.api_observability.get_observability_configuration_projects()
    assert_type(observed, m.ObservabilityConfiguration)
    status = await client.artifacts.status(slug="my-team")
    assert_type(status, m.ArtifactsStatus)
    token = await client.authentication.create_auth_token(request_body={"name": "ci"})
    assert_type(token, m.CreatedAuthToken)
    await client.bulk_redirects.get_versions(project_id="p")
    await client.certs.get_cert_by_id(id="c")
    await client.checks.get_check(deployment_id="d", check_id="c")
    await client.checks_v2.list_project_checks(project_id_or_name="p")
    await client.connect.read_network(network_id="n")
    deployments = await client.deployments.get_deployments(
        limit=20, state="READY,BUILDING", project_ids=["a", "b"]
    )
    assert_type(deployments, DeploymentPage)
    assert_type(deployments.pagination.next, float | None)
    await client.dns.get_records(domain="example.com", limit="20")
    await client.domains.get_domain(domain="example.com")
    tlds = await client.domains_registrar.get_supported_tlds()
    assert_type(tlds, list[str])
    await client.drains.get_drains()


async def use_groups_e_to_l(client: Client) -> None:
    images = m.InvalidateBySrcImagesRequest(src_images=["/a.png"])
    await client.edge_cache.invalidate_by_src_images(project_id_or_name="p", request_body=images)
    await client.edge_config.get_edge_config(edge_config_id="e")
    await client.environment.list_shared_env_variable(exclude_ids="a", exclude_ids_hyphenated="b")
    flag = await client.feature_flags.get_flag(project_id_or_name="p", flag_id_or_slug="f")
    assert_type(flag, m.Flag | None)
    await client.integrations.git_namespaces(provider="github")
    await client.log_drains.get_all_log_drains()
    await client.marketplace.get_account_info(integration_configuration_id="i")
    await client.microfrontends.get_microfrontends_groups()


async def use_groups_p_to_w(client: Client) -> None:
    await client.project_members.get_project_members(id_or_name="p")
    await client.project_routes.get_routes(project_id="p")
    body = m.CreateProjectRequest(name="site", build_command=None)
    project = await client.projects.create_project(request_body=body)
    assert_type(project.id, str)
    await client.rolling_release.get_rolling_release(id_or_name="p")
    await client.sandboxes.get_sandbox(sandbox_id="s")
    await client.sandboxes_v2_beta.get_session(session_id="s")
    await client.security.get_active_attack_status(project_id="p")
    static = m.UpdateStaticIpsForRegionsRequest(regions=["iad1"])
    await client.static_ips.update_static_ips(id_or_name="p", request_body=static)
    await client.teams.get_team(team_id="t")
    user = await client.user.get_auth_user()
    assert_type(user, m.AuthUserResult)
    await client.webhooks.get_webhooks()


async def read_streams(client: Client) -> None:
    charges = client.billing.list_billing_charges(from_="2026-01-01", to="2026-02-01")
    assert_type(charges, RecordStream[m.BillingCharge])
    async for charge in charges:
        assert_type(charge.billed_cost, float)
    async with client.logs.get_runtime_logs(project_id="p", deployment_id="d") as lines:
        async for line in lines:
            assert_type(line.message, str)
    run = client.sandboxes.run_command(sandbox_id="s", request_body={"command": "ls"})
    assert_type(await run, m.SandboxCommandResult)


async def send_and_fetch(client: Client, chunks: AsyncIterator[bytes]) -> None:
    for source in (b"bytes", Path("artifact.tar"), chunks):
        await client.artifacts.upload_artifact(hash="h", content_length=5, request_body=source)
    download = client.artifacts.download_artifact(hash="h")
    assert_type(download, Download)


async def use_functions(client: Client) -> None:
    group = await access_groups_read_access_group(client, id_or_name="developers")
    assert_type(group, m.AccessGroup)
    await sandboxes_v2_beta_get_session(client, session_id="s")


async def set_options(client: Client) -> None:
    retries = RetryConfig(backoff=BackoffConfig(initial_interval=0.1, max_elapsed_time=5.0))
    options = RequestOptions(retries=retries, timeout=10.0, headers={"X-Trace": "1"})
    await client.webhooks.get_webhooks(options=options)


def tell_absent_from_null(body: m.CreateProjectRequest) -> str:
    assert_type(body.build_command, str | Unset | None)
    if body.build_command is UNSET:
        return "absent"
    return "null" if body.build_command is None else body.build_command


def tell_members_apart(log: m.CommandLogEntry) -> str:
    if isinstance(log.data, str):
        return log.data
    return log.data.message


def read_moment(policies: m.AcceptProjectTransferRequestRequest) -> datetime | str | None:
    for policy in (policies.accepted_policies or {}).values():
        return policy.eula
    return None


def keep_results(tree: m.DeploymentFile) -> None:
    assert_type(from_json(to_json(tree), m.DeploymentFile), m.DeploymentFile)
    assert_type(from_json(to_json([tree]), list[m.DeploymentFile]), list[m.DeploymentFile])


def sort_order(order: Literal["asc", "desc"]) -> dict[str, Any]:
    return {"order": order}


def call_synchronously() -> None:
    with SyncClient("token") as client:
        user = client.user.get_auth_user()
        assert_type(user, m.AuthUserResult)
        for charge in client.billing.list_billing_charges(from_="2026-01-01", to="2026-02-01"):
            assert_type(charge, m.BillingCharge)


async def use_uploads(client: Client, sync: SyncClient, path: Path) -> None:
    upload = Upload(path, size=3, progress=lambda done, size: None)
    await client.artifacts.upload_artifact(hash="h", request_body=upload)
    await client.artifacts.upload_artifact(hash="h", request_body=path)
    sync.artifacts.upload_artifact(hash="h", request_body=Upload([b"a"], size=1))
