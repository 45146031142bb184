"""`GitHashtagVercel`, a part of other types.

Generated from `manifest/schemas/GitHashtagVercel.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

GitHashtagVercel: TypeAlias = Literal[
    "#VERCEL_SDDJ_BEFORE_BUILD_JOB_QUEUED_ERROR",
    "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_ERROR",
    "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_CANCEL",
    "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_ERROR",
    "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_CANCEL",
    "#VERCEL_SDDJ_FORCE_GIT_FORK_ERROR",
    "#VERCEL_BUILD_PRIO_1",
    "#VERCEL_BUILD_PRIO_2",
    "#VERCEL_BUILD_PRIO_3",
    "#VERCEL_BUILD_PRIO_4",
    "#VERCEL_BUILD_PRIO_5",
    "#VERCEL_BUILD_PRIO_6",
    "#VERCEL_BUILD_PRIO_7",
    "#VERCEL_BUILD_PRIO_8",
    "#VERCEL_BUILD_PRIO_9",
    "#VERCEL_BUILD_PRIO_10",
    "#VERCEL_SKIP",
    "#VERCEL_V0_MESSAGE",
]
"""`GitHashtagVercel`, a part of other types."""
