"""A fake platform to test against: `async with FakePlatform() as platform`."""

from hosting_sdk.testing._faults import FAULT_HEADER, Fault
from hosting_sdk.testing._platform import FakePlatform
from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["FAULT_HEADER", "FakePlatform", "Fault", "ReceivedRequest"]
