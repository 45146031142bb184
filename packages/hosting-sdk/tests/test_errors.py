import builtins
import copy
import pickle

import pytest
from aiohttp import web
from hosting_sdk import ResponseValidationError, ServiceError, errors
from hosting_sdk._error_details import Attempt


def test_every_error_is_one_of_the_package():
    assert all(
        issubclass(getattr(errors, name), errors.HostingSDKError)
        for name in errors.__all__
        if name not in {"ERROR_CLASSES", "ErrorData", "Issue"}
    )


def test_the_table_names_the_25_typed_classes():
    assert len(errors.ERROR_CLASSES) == 25
    assert all(issubclass(kind, errors.ServiceError) for kind in errors.ERROR_CLASSES.values())
    codes = [kind.code for kind in errors.ERROR_CLASSES.values()]
    assert len(set(codes)) == 25


def test_a_documented_class_is_the_class_of_its_status_or_derives_from_it():
    def status_of(kind):
        return int((kind.__doc__ or "")[:3])

    of_status = {status_of(kind): kind for kind in errors.ServiceError.__subclasses__()}
    assert len(of_status) == len(errors.ServiceError.__subclasses__()) == 14
    for kind in errors.ERROR_CLASSES.values():
        assert issubclass(kind, of_status[status_of(kind)])


def test_every_exported_name_exists_and_is_listed_once():
    assert len(errors.__all__) == len(set(errors.__all__))
    assert all(hasattr(errors, name) for name in errors.__all__)


@pytest.mark.parametrize(
    ("error", "builtin"),
    [
        (errors.ConnectionError("gone"), builtins.ConnectionError),
        (errors.RequestTimeoutError("late"), TimeoutError),
        (errors.InvalidRequestError("wrong"), ValueError),
    ],
)
def test_errors_with_a_builtin_counterpart_derive_from_it(error, builtin):
    assert isinstance(error, builtin)
    assert str(error) == error.message


def test_an_error_says_how_many_attempts_were_made():
    error = errors.ConnectionError("gone")
    error.attempts = (Attempt(1, 0.1, None, "gone", 0.5), Attempt(2, 0.7, None, "gone", None))
    assert str(error) == "gone (after 2 attempts)"


async def test_control_characters_of_a_server_are_escaped_in_the_text_of_its_error(client, server):
    words = "\x1b[2Jgone\x00\r\x9b1m \u202eabc\u2028 é\u00a0日本\nhosting-sdk: done"
    server.answers.append(
        web.json_response({"error": {"code": "not_found\x1b[0m", "message": words}}, status=404)
    )
    with pytest.raises(errors.NotFound) as caught:
        await client.teams.get_team(team_id="t")
    shown = str(caught.value)
    assert r"\x1b[2Jgone\x00\r\x9b1m \u202eabc\u2028 é" in shown
    assert "é\u00a0日本" in shown
    assert r"\nhosting-sdk: done" in shown
    assert not {"\x1b", "\n", "\r"} & set(shown)


def test_the_lines_of_a_failed_build_stay_lines_without_control_characters():
    error = errors.WaitError("it ended as ERROR\n  \x1b[31mboom\x1b[0m", lines=["\x1b[31mboom"])
    assert str(error) == "it ended as ERROR\n  \\x1b[31mboom\\x1b[0m"
    assert error.lines == ("\x1b[31mboom",)


def test_the_data_of_an_error_is_read_by_key_and_by_attribute():
    error = errors.TooManyRequests("wait", data={"code": "x", "limit": {"remaining": 0}})
    assert error.data is not None
    assert error.data["limit"]["remaining"] == error.data.limit.remaining == 0
    assert error.data.code == "x"
    with pytest.raises(AttributeError, match=r"no 'reset', only \['code', 'limit'\]"):
        _ = error.data.reset


def test_an_error_survives_pickling():
    error = errors.Forbidden("no", status_code=403, data={"a": 1}, causes=("scope",))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.message, again.status_code) == (errors.Forbidden, "no", 403)
    assert (again.data, again.causes) == ({"a": 1}, ("scope",))


def test_pretty_names_every_issue_up_to_a_bound():
    issues = [errors.Issue(f"$.a[{n}]", "string", "null") for n in range(60)]
    text = errors.ResponseValidationError("wrong", raw_value={}, issues=issues).pretty()
    assert text.splitlines()[:2] == ["wrong", "  $.a[0]: expected string, got null"]
    assert text.endswith("  and 10 more")


def test_pretty_without_more_issues_than_shown_ends_with_the_last():
    issue = errors.Issue("$", "object", "null")
    assert errors.ResponseValidationError("wrong", issues=[issue]).pretty().count("\n") == 1


@pytest.mark.parametrize(
    "copy_of", [copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))]
)
async def test_errors_of_a_real_response_survive_copying_and_pickling(
    server, client, get_thing, copy_of
):
    async def refuse(request):
        return web.json_response(
            {"error": {"code": "forbidden", "message": "No."}}, status=403, headers={"X-Id": "7"}
        )

    server.answers = [refuse]
    with pytest.raises(ServiceError) as caught:
        await client._call(get_thing, {"id": "i"})
    again = copy_of(caught.value)
    assert type(again) is type(caught.value)
    assert str(again) == str(caught.value)
    assert again.raw_response is not None
    assert again.headers["x-id"] == again.raw_response.headers["X-Id"] == "7"
    assert again.raw_response.text == again.body == caught.value.body
    assert again.data == caught.value.data
    assert again.attempts == caught.value.attempts
    server.answers = ["no team"]
    with pytest.raises(ResponseValidationError) as invalid:
        await client.teams.get_teams()
    again = copy_of(invalid.value)
    assert again.issues == invalid.value.issues
    assert again.raw_response.content == b'"no team"'
