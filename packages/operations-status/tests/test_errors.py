from __future__ import annotations

import inspect
import pickle
from uuid import UUID

import pytest
from operations_status import errors
from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    InvalidFilterError,
    InvalidTokenError,
    OperationCancelled,
    OperationFailed,
    OperationsStatusError,
    SettingsError,
    TooManyRequestsError,
    TransitionError,
    UnauthorizedError,
    UnknownOperationError,
    WaitTimeoutError,
)

OPERATION = UUID(int=7)
ALL = [
    kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Exception)
]


def test_all_errors_have_one_base_and_are_in_the_tree_of_the_module():
    for kind in ALL:
        assert issubclass(kind, OperationsStatusError)
        assert kind.__name__ in (errors.__doc__ or "")


@pytest.mark.parametrize(
    "error",
    [
        InvalidFilterError({"pid": ["a", "b"]}),
        TransitionError(OPERATION, "Running", "Starting"),
        TransitionError(OPERATION, "Running", "Stopping", "it cannot"),
        AlreadyAttachedError(OPERATION, "Running"),
        DuplicateOperationError(OPERATION),
        UnknownOperationError(OPERATION),
        UnknownOperationError(OPERATION, expired=True),
        InvalidTokenError("it has expired", reason="expired"),
        OperationCancelled(OPERATION),
        OperationFailed(OPERATION, "OutOfInk", "the printer has no ink"),
        TooManyRequestsError("later", 3.0),
        UnauthorizedError("it has expired", "expired"),
        WaitTimeoutError(OPERATION, 3.0),
        SettingsError("expected a number", source="environment MONITOR_MAX_LISTS", key="max_lists"),
    ],
)
def test_errors_with_attributes_can_be_pickled(error):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
