"""Programs as users write them; type checkers in their strict modes accept every line.

`mistakes.py` has a mistake in each line with the comment `# wrong`.
"""

import asyncio
import hashlib
import logging
from typing import assert_type

from hosting_sdk import (
    Client,
    DebugLogging,
    HostingSDKError,
    HTTPClient,
    RawResponse,
    Request,
    RequestOptions,
    Response,
    SyncClient,
    Upload,
    WaitError,
    errors,
)
from hosting_sdk import models as m
from hosting_sdk.conversion import from_dict
from hosting_sdk.functions import deployments_get_deployments, teams_get_team


async def list_ready_deployments(client: Client) -> list[str]:
    urls: list[str] = []
    async for deployment in client.paginate(client.deployments.get_deployments, limit=100):
        if deployment.state == "READY":
            urls.append(deployment.url or deployment.uid)
    return urls


async def count_pages(client: Client) -> int:
    count = 0
    async for page in client.paginate(client.projects.get_projects, limit=20).pages():
        count += len(page.projects)
    async for project in client.paginate(client.projects.get_projects, from_=5):
        print(project.name)
    return count


async def list_by_function(client: Client) -> None:
    async for deployment in client.paginate(deployments_get_deployments, state="READY"):
        print(deployment.uid)
    team = await teams_get_team(client, team_id="team_1")
    print(team.slug)


async def look_at_an_answer(client: Client) -> m.AuthUserResult:
    raw = await client.raw(client.user.get_auth_user)
    print(raw.status, raw.value.user)
    answer: RawResponse[m.Team] = await client.raw(client.teams.get_team, team_id="team_1")
    print(answer.value.slug)
    return raw.value


async def read_without_a_cast(client: Client) -> None:
    projects = await client.projects.get_projects(limit=5)
    print([project.name for project in projects.projects])
    records = await client.dns.get_records(domain="example.com", limit=20)
    print(records.records)
    groups = await client.access_groups.list_access_groups()
    print([group.name for group in groups.access_groups or []])
    versions = client.paginate(
        client.feature_flags.list_flag_versions, flag_id_or_slug="f", project_id_or_name="p"
    )
    async for version in versions:
        print(version.id)


async def follow(client: Client, deployment: str) -> None:
    async for event in client.deployments.get_deployment_events(id_or_url=deployment, follow=1):
        assert_type(event, m.DeploymentLogEvent | m.DeploymentPayloadEvent)
        if isinstance(event, m.DeploymentLogEvent):
            print(event.type, event.text)
        else:
            print(event.type, event.payload.text)
    for past in await client.deployments.get_deployment_events(id_or_url=deployment):
        print(past.created if past else "")
    command = client.sandboxes.run_command(sandbox_id="s", request_body={"command": "ls"})
    async for state in command:
        print(state.command.exit_code)


async def deploy(client: Client, contents: dict[str, bytes], project: str) -> m.Deployment:
    files: list[m.UploadedFile] = []
    for name, content in contents.items():
        digest = hashlib.sha256(content).hexdigest()
        await client.deployments.upload_file(
            x_vercel_digest=digest,
            content_length=len(content),
            request_body=Upload(content, progress=print),
        )
        files.append(m.UploadedFile(file=name, sha=digest, size=len(content)))
    body = m.CreateDeploymentRequest(name=project, target="production", files=[*files])
    created = await client.deployments.create_deployment(request_body=body)
    try:
        ready = await client.wait_for_deployment(created.id, timeout=60)
    except WaitError:
        await client.projects.request_rollback(project_id=project, deployment_id="dpl_previous")
        raise
    await client.projects.request_promote(project_id=project, deployment_id=created.id)
    return ready


async def copy_variables(client: Client, source: str, target: str) -> None:
    listed = await client.projects.filter_project_envs(id_or_name=source)
    for variable in listed.envs or []:
        if variable.type == "brand-new":
            continue
        data = {"key": variable.key, "value": variable.value, "type": variable.type}
        body = from_dict(data, m.NewEnvironmentVariableForTargets)
        await client.projects.create_project_env(id_or_name=target, request_body=body)
    plain: m.NewEnvironmentVariableType = "plain"
    await client.projects.create_project_env(
        id_or_name=target,
        upsert="true",
        request_body={"key": "A", "value": "1", "type": plain, "target": ["production", "preview"]},
    )
    await client.projects.update_project(
        id_or_name=target,
        request_body={"nodeVersion": "24.x"},
        options=RequestOptions(extra_body={"framework": "brand-new"}),
    )


async def check_domains(client: Client, names: list[str]) -> dict[str, bool | HostingSDKError]:
    found: dict[str, bool | HostingSDKError] = {}
    for name in names:
        try:
            config = await client.domains.get_domain_config(domain=name)
        except errors.DomainNotFound as error:
            found[name] = error
        else:
            found[name] = not config.misconfigured
    created = await client.dns.create_record(
        domain=names[0],
        request_body={"name": "www", "type": "A", "ttl": 60, "value": "192.0.2.1"},
    )
    print(created)
    async for rule in client.paginate(client.security.get_bypass_ip, project_id="p"):
        print(rule.id)
    return found


def add_trace(request: Request) -> Request:
    request.headers["X-Trace-Id"] = "4711"
    return request


async def sign(request: Request) -> None:
    request.headers["X-Signature"] = "signed"


async def count_responses(response: Response, request: Request) -> None:
    print(response.status, request.url)


def count_errors(error: HostingSDKError, request: Request) -> None:
    print(error.message, request.url)


def log_requests(lines: list[str]) -> list[Client]:
    logger = logging.getLogger("platform")
    hidden = DebugLogging(logger)
    return [Client(debug_logger=each) for each in (logger, lines.append, print, hidden)]


def add_hooks() -> HTTPClient:
    http = HTTPClient().add_hook("before_request", add_trace).add_hook("before_request", sign)
    http.add_hook("response", count_responses).remove_hook("response", count_responses)
    http.add_hook("response", lambda response, request: print(response.status, request.url))
    return http.add_hook("request_error", count_errors)


async def send_bodies(client: Client) -> None:
    body: m.CreateProjectRequestDict = {"name": "site"}
    body["framework"] = "nextjs"
    await client.projects.create_project(request_body=body)
    await client.projects.create_project(request_body=m.CreateProjectRequest(name="site"))
    files: list[m.InlinedFileDict] = [{"file": "a", "data": "b"}]
    source: m.GitHubSourceByIdDict = {
        "type": "github",
        "repoId": 1,
        "ref": "main",
    }
    await client.deployments.create_deployment(request_body={"name": "a", "files": files})
    await client.deployments.create_deployment(request_body={"name": "a", "gitSource": source})
    variable: m.CreateProjectEnvRequestDict = {
        "key": "A",
        "value": "1",
        "type": "plain",
        "target": ["preview"],
    }
    await client.projects.create_project_env(id_or_name="p", request_body=variable)


def list_synchronously() -> None:
    with SyncClient() as client:
        for deployment in client.paginate(client.deployments.get_deployments, limit=100):
            print(deployment.uid)
        for team in client.paginate(client.teams.get_teams, limit=10):
            print(team)
        print(client.raw(client.user.get_auth_user).value.user)
        client.dns.create_record(
            domain="example.com", request_body={"type": "A", "name": "www", "value": "192.0.2.1"}
        )


if __name__ == "__main__":
    asyncio.run(list_ready_deployments(Client()))
