"""Mistakes of users: type checkers must report the lines with the comment `# wrong`, no others."""

from hosting_sdk import Client, HostingSDKError, HTTPClient, Request, Response, SyncClient
from hosting_sdk import models as m
from hosting_sdk.functions import deployments_get_deployments, teams_get_team


async def list_ready_deployments(client: Client) -> None:
    client.paginate(client.deployments.get_deployments, limt=100)  # wrong
    client.paginate(client.deployments.get_deployments, limit="many")  # wrong
    client.paginate(client.user.get_auth_user)  # wrong
    async for deployment in client.paginate(client.deployments.get_deployments, limit=100):
        print(deployment.uuid)  # wrong
    async for page in client.paginate(client.projects.get_projects).pages():
        print(page.project)  # wrong


async def list_by_function(client: Client) -> None:
    client.paginate(deployments_get_deployments, stat="READY")  # wrong
    client.paginate(teams_get_team, team_id="team_1")  # wrong
    async for deployment in client.paginate(deployments_get_deployments, state="READY"):
        print(deployment.identifier)  # wrong
    await teams_get_team(client, team="team_1")  # wrong
    await teams_get_team(team_id="team_1")  # wrong
    await teams_get_team(client, team_id=1)  # wrong


async def look_at_an_answer(client: Client) -> None:
    await client.raw(client.teams.get_team, team="team_1")  # wrong
    await client.raw(client.certs.get_cert_by_id)  # wrong
    raw = await client.raw(client.user.get_auth_user)
    print(raw.stat)  # wrong
    print(raw.value.usr)  # wrong


async def call(client: Client) -> None:
    await client.projects.get_projects(limt=5)  # wrong
    await client.projects.get_projects(limit=[5])  # wrong
    await client.projects.list_projects()  # wrong
    await client.project.get_projects()  # wrong
    projects = await client.projects.get_projects(limit=5)
    print(projects.items)  # wrong
    print([project.title for project in projects.projects])  # wrong
    user = await client.user.get_auth_user()
    print(user.name)  # wrong


async def send_bodies(client: Client) -> None:
    create = client.projects.create_project
    await create(request_body={"name": "site", "framwork": "nextjs"})  # wrong
    await create(request_body={"name": "site", "build_command": "make"})  # wrong
    await create(request_body={"framework": "nextjs"})  # wrong
    await create(request_body={"name": 5})  # wrong
    deploy = client.deployments.create_deployment
    await deploy(request_body={"name": "a", "gitMetadata": {"commitReff": "main"}})  # wrong
    await deploy(request_body={"name": "a", "files": [{"fil": "x"}]})  # wrong
    add = client.projects.create_project_env
    await add(id_or_name="p", request_body=[{"kee": "A"}])  # wrong
    body: m.CreateProjectRequestDict = {"name": "site"}
    body["framwork"] = "nextjs"  # wrong
    await create(request_body=body)


async def leave_out_what_is_required(client: Client) -> None:
    await client.projects.create_project()  # wrong: no body
    await client.dns.create_record(domain="example.com")  # wrong: no body
    await client.feature_flags.create_flag(project_id_or_name="p")  # wrong: no body
    await client.deployments.upload_file(x_vercel_digest="0")  # wrong: nothing to upload
    await client.edge_cache.invalidate_by_tags(project_id_or_name="p", request_body={})  # wrong
    m.CreateProjectRequest()  # wrong: no name
    m.UploadedFile(sha="0")  # wrong: no file
    await client.projects.create_project(request_body=m.UpdateProjectRequest())  # wrong: class


async def misspell_values(client: Client, text: str) -> None:
    create = client.projects.create_project
    await create(request_body={"name": "a", "framework": "nextsj"})  # wrong: a framework
    await create(request_body={"name": "a", "framework": text})  # wrong: any text
    m.CreateProjectRequest(name="a", framework="nextsj")  # wrong: a framework
    m.CreateProjectRequest(name="a", framework=text)  # wrong: any text
    record = client.dns.create_record
    await record(domain="a", request_body={"name": "w", "type": "B", "value": "x"})  # wrong: type
    add = client.projects.create_project_env
    await add(  # the target is wrong as well
        id_or_name="p",
        request_body={"key": "A", "value": "1", "type": "secret", "target": ["moon"]},  # wrong
    )
    await client.projects.update_project(
        id_or_name="p",
        request_body={"buildQueue": {"configuration": "SKIP"}},  # wrong: of a shared class
    )
    await client.teams.get_team_members(team_id="t", role="OWNR")  # wrong: a role
    await client.teams.get_team_members(team_id="t", role=text)  # wrong: any text
    variable = await client.projects.get_project_env(id_or_name="p", id="i")
    m.NewEnvironmentVariableForTargets(
        key="A",
        value="1",
        target=["preview"],
        type=variable.type,  # wrong: the platform may have sent a new type
    )


async def follow(client: Client) -> None:
    async for event in client.deployments.get_deployment_events(id_or_url="d", follow=1):
        print(event[0])  # wrong: a record is one event
        print(event.text)  # wrong: only one of the two forms has it
        print(event.typ)  # wrong
    async for line in client.logs.get_runtime_logs(project_id="p", deployment_id="d"):
        print(line.msg)  # wrong
    client.paginate(client.projects.filter_project_envs, id_or_name="p")  # wrong: no pages
    client.paginate(client.authentication.list_auth_tokens)  # wrong: no pages


def look_at_request(request: Request) -> None:
    print(request.url)


def look_at_response(response: Response, request: Request) -> None:
    print(response.status, request.url)


def replace_response(response: Response, request: Request) -> Response:
    print(request.url)
    return response


async def look_at_error(error: HostingSDKError) -> None:
    print(error.message)


def log_requests(http: HTTPClient) -> None:
    Client(debug_logger=7)  # wrong: not a logger
    Client(debug_logger=look_at_response)  # wrong: two arguments
    Client(http_client=http, debug_logger="debug")  # wrong: not a logger


def add_hooks(http: HTTPClient) -> None:
    http.add_hook("before_reqest", look_at_request)  # wrong: no such point
    http.add_hook("before_request", look_at_response)  # wrong: two arguments
    http.add_hook("response", look_at_request)  # wrong: one argument
    http.add_hook("response", replace_response)  # wrong: nothing takes its result
    http.add_hook("request_error", look_at_error)  # wrong: one argument
    http.add_hook("request_error", look_at_response)  # wrong: takes a response
    http.remove_hook("response", look_at_request)  # wrong: one argument


def list_synchronously() -> None:
    with SyncClient() as client:
        client.paginate(client.deployments.get_deployments, limt=100)  # wrong
        client.paginate(client.user.get_auth_user)  # wrong
        for deployment in client.paginate(client.deployments.get_deployments):
            print(deployment.uuid)  # wrong
        print(client.raw(client.user.get_auth_user).value.usr)  # wrong
        client.teams.get_team(team="team_1")  # wrong
        client.projects.create_project(request_body={"nme": "site"})  # wrong
