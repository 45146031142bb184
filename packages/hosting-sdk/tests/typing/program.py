"""A program as a user writes one; type checkers in their strict modes accept every line of it.

`misspelt.py` is its twin with a slip in each line that is marked there.
"""

import asyncio

from hosting_sdk import Client, RawResponse, SyncClient
from hosting_sdk import models as m
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
