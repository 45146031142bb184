"""The worker processes: what they return and raise goes through pickle."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from deploy_board import workers
from hosting_sdk import errors
from hosting_sdk.testing import Fault


@pytest.fixture(scope="module")
def pool():
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.fixture
def group(fake_platform, fake_platform_sync_client):
    groups = fake_platform_sync_client.access_groups
    return groups.create_access_group(request_body={"name": "night shift"})


def test_a_model_comes_back_from_a_worker(pool, fake_platform, fake_platform_sync_client, group):
    name = group.access_group_id
    there = pool.submit(workers.read_group, fake_platform.url, fake_platform.token, name)
    found = there.result(timeout=60)
    assert found == fake_platform_sync_client.access_groups.read_access_group(id_or_name=name)
    renamed = pool.submit(workers.rename, found, "day shift").result(timeout=60)
    assert (renamed.name, found.name) == ("day shift", "night shift")


def test_an_error_comes_back_whole_from_a_worker(pool, fake_platform):
    fake_platform.inject(Fault(status=403), method="access_groups.read_access_group")
    there = pool.submit(workers.read_group, fake_platform.url, fake_platform.token, "g")
    with pytest.raises(errors.ServiceError) as caught:
        there.result(timeout=60)
    assert caught.value.status_code == 403
    assert [attempt.status for attempt in caught.value.attempts] == [403]
    assert caught.value.causes


def test_a_client_error_comes_back_from_a_worker(pool, fake_platform):
    with pytest.raises(errors.InvalidRequestError, match="access token"):
        pool.submit(workers.read_group, fake_platform.url, "a\nb", "g").result(timeout=60)
