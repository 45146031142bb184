"""Admission of senders whom a host application has authenticated."""

from __future__ import annotations

import time

import pytest
from operations_status.auth.authenticator import IDENTITY, AnonymousAuthenticator
from operations_status.auth.tokens import Identity
from operations_status.routes.admission import Admission


@pytest.mark.parametrize(("seconds", "status"), [(60, None), (-1, 401), (None, None)])
def test_an_identity_counts_for_as_long_as_it_holds(seconds, status):
    expires = None if seconds is None else time.time() + seconds
    identity = Identity(subject="somebody", expires=expires)
    scope = {"method": "GET", "headers": [], IDENTITY: identity}
    refusal = Admission(AnonymousAuthenticator()).refuse(scope)
    assert (refusal and refusal.status) == status
