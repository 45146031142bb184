"""The web service, requested as by a browser, with a fake platform behind it."""

import pytest
from deploy_board.api import TeamCard, create_app
from hosting_sdk.conversion import to_dict
from hosting_sdk.testing import Fault
from httpx import ASGITransport, AsyncClient
from pydantic import ValidationError


@pytest.fixture
async def browser(fake_platform_client):
    app = create_app(fake_platform_client)
    async with AsyncClient(transport=ASGITransport(app), base_url="http://board") as browser:
        yield browser


async def test_a_group_is_made_and_read(browser, fake_platform):
    made = await browser.post("/groups", json={"name": "night shift"})
    assert made.status_code == 200
    read = await browser.get(f"/groups/{made.json()['id']}")
    assert read.json()["name"] == "night shift"
    assert read.json()["accessGroupId"] == made.json()["id"]
    assert len(fake_platform.received("access_groups.create_access_group")) == 1


async def test_a_body_that_is_not_of_the_model_is_refused_by_the_service(browser, fake_platform):
    answer = await browser.post("/groups", json={"name": 5})
    assert answer.status_code == 422
    assert "name" in answer.text
    assert fake_platform.requests == []


async def test_a_refusal_of_the_platform_reaches_the_browser(browser, fake_platform):
    fake_platform.inject(Fault(status=403), method="access_groups.read_access_group")
    assert (await browser.get("/groups/g")).status_code == 403


async def test_a_model_is_a_field_in_wire_names(browser, fake_platform_client):
    card = (await browser.get("/teams/team_1")).json()
    team = await fake_platform_client.teams.get_team(team_id="team_1")
    assert card["team"] == to_dict(team)
    assert TeamCard.model_validate(card).team == team
    with pytest.raises(ValidationError):
        TeamCard.model_validate({"team": {"id": 5}})


async def test_the_service_describes_itself(browser):
    description = (await browser.get("/openapi.json")).json()
    [content] = description["paths"]["/groups/{name}"]["get"]["responses"]["200"][
        "content"
    ].values()
    assert content["schema"]
