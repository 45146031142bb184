"""The twin of `program.py`: each line that ends in `# wrong` has a slip that checkers report."""

from hosting_sdk import Client, SyncClient
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


def list_synchronously() -> None:
    with SyncClient() as client:
        client.paginate(client.deployments.get_deployments, limt=100)  # wrong
        client.paginate(client.user.get_auth_user)  # wrong
        for deployment in client.paginate(client.deployments.get_deployments):
            print(deployment.uuid)  # wrong
        print(client.raw(client.user.get_auth_user).value.usr)  # wrong
        client.teams.get_team(team="team_1")  # wrong
        client.projects.create_project(request_body={"nme": "site"})  # wrong
