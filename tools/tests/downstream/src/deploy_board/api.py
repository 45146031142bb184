"""The board's web service: models of the SDK as bodies, results and fields of pydantic models."""

from __future__ import annotations

from typing import Annotated

from fastapi import Body, FastAPI, HTTPException
from hosting_sdk import Client, errors
from hosting_sdk import models as m
from pydantic import BaseModel


class TeamCard(BaseModel):
    """A team with the deployments that it looks after."""

    team: m.Team
    tree: list[m.DeploymentFile] = []


def create_app(client: Client) -> FastAPI:
    """Return the service.

    Args:
        client: The client of the platform.
    """
    app = FastAPI()

    @app.get("/groups/{name}")
    async def read_group(name: str) -> m.AccessGroup:
        try:
            return await client.access_groups.read_access_group(id_or_name=name)
        except errors.ServiceError as error:
            raise HTTPException(error.status_code, error.message) from error

    @app.post("/groups")
    async def create_group(
        body: Annotated[m.CreateAccessGroupRequest, Body()],
    ) -> dict[str, str]:
        group = await client.access_groups.create_access_group(request_body=body)
        return {"id": group.access_group_id}

    @app.get("/teams/{team_id}")
    async def read_team(team_id: str) -> TeamCard:
        return TeamCard(team=await client.teams.get_team(team_id=team_id))

    return app
