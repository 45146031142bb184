"""The lists that are decoded: deployments, teams and projects, each about a megabyte of JSON."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["BODIES"]

_NOW = 1_700_000_000_000


def _deployment(number: int) -> dict[str, Any]:
    return {
        "uid": f"dpl_{number:08}",
        "name": "a-project",
        "projectId": "prj_1",
        "url": f"a-project-{number}.example.app",
        "created": _NOW + number,
        "createdAt": _NOW + number,
        "buildingAt": _NOW + 500,
        "ready": _NOW + 60_000,
        "source": "cli",
        "state": "READY",
        "readyState": "READY",
        "readySubstate": "PROMOTED",
        "type": "LAMBDAS",
        "target": "production",
        "inspectorUrl": f"https://example.com/a-project/{number}",
        "isRollbackCandidate": number % 2 == 0,
        "aliasAssigned": _NOW + 61_000,
        "aliasError": None,
        "meta": {
            "githubCommitRef": "main",
            "githubCommitMessage": "m" * 120,
            "githubDeployment": "1",
        },
        "creator": {"uid": "u1", "username": "someone", "email": "someone@example.com"},
        "checksState": "completed",
        "checksConclusion": "succeeded",
    }


def _team(number: int) -> dict[str, Any]:
    """Return a team; every fourth is a limited one, of which the token sees few fields."""
    team: dict[str, Any] = {
        "id": f"team_{number:08}",
        "slug": f"team-{number}",
        "name": f"Team {number}",
        "avatar": None,
        "createdAt": _NOW + number,
        "membership": {
            "confirmed": True,
            "created": _NOW + number,
            "createdAt": _NOW + number,
            "role": "OWNER",
            "teamId": f"team_{number:08}",
            "uid": "u1",
            "teamRoles": ["OWNER", "SECURITY"],
            "teamPermissions": ["CreateProject"],
            "joinedFrom": {"origin": "github", "gitUserId": 1, "gitUserLogin": "someone"},
        },
        "saml": {"enforced": False},
    }
    if number % 4 == 0:
        return {**team, "limited": True, "limitedBy": ["mfa"]}
    return {
        **team,
        "creatorId": "u1",
        "description": "d" * 80,
        "updatedAt": _NOW + number,
        "stagingPrefix": f"team-{number}-staging",
        "inviteCode": "i" * 24,
        "emailDomain": None,
        "previewDeploymentSuffix": None,
        "remoteCaching": {"enabled": True},
        "enablePreviewFeedback": "default",
        "resourceConfig": {
            "concurrentBuilds": 12,
            "elasticConcurrencyEnabled": True,
            "buildEntitlements": {"enhancedBuilds": True},
            "buildMachine": {"default": "enhanced"},
        },
        "defaultDeploymentProtection": {
            "passwordProtection": None,
            "ssoProtection": {"deploymentType": "preview"},
        },
        "defaultRoles": {"teamRoles": ["DEVELOPER"], "teamPermissions": ["CreateProject"]},
        "sensitiveEnvironmentVariablePolicy": "default",
        "hideIpAddresses": False,
        "strictShareableLinks": {"enabled": False, "updatedAt": _NOW},
    }


def _project(number: int) -> dict[str, Any]:
    return {
        "accountId": "team_1",
        "id": f"prj_{number:08}",
        "name": f"project-{number}",
        "alias": [
            {
                "configuredBy": "CNAME",
                "configuredChangedAt": _NOW,
                "createdAt": _NOW,
                "deployment": None,
                "domain": f"project-{number}.example.com",
                "environment": "production",
                "target": "PRODUCTION",
            }
        ],
        "autoExposeSystemEnvs": True,
        "buildCommand": None,
        "createdAt": _NOW + number,
        "deploymentExpiration": {"expirationDays": 30, "deploymentsToKeep": 10},
        "devCommand": None,
        "directoryListing": False,
        "env": [_variable(key) for key in ("DATABASE_URL", "API_KEY", "FEATURE")],
        "framework": "nextjs",
        "gitComments": {"onCommit": False, "onPullRequest": True},
        "gitForkProtection": True,
        "installCommand": None,
        "latestDeployments": [_project_deployment(number)],
        "link": {
            "type": "github",
            "createdAt": _NOW,
            "deployHooks": [],
            "gitCredentialId": "cred_1",
            "org": "example",
            "productionBranch": "main",
            "repo": f"project-{number}",
            "repoId": number,
            "sourceless": False,
            "updatedAt": _NOW,
        },
        "live": False,
        "nodeVersion": "22.x",
        "oidcTokenConfig": {"enabled": True, "issuerMode": "team"},
        "outputDirectory": None,
        "passwordProtection": None,
        "publicSource": None,
        "resourceConfig": {
            "fluid": True,
            "functionDefaultRegions": ["iad1"],
            "functionDefaultTimeout": 300,
            "functionDefaultMemoryType": "standard",
        },
        "rootDirectory": None,
        "serverlessFunctionRegion": "iad1",
        "ssoProtection": {"deploymentType": "preview"},
        "targets": {"production": _project_deployment(number)},
        "updatedAt": _NOW + number,
    }


def _variable(key: str) -> dict[str, Any]:
    return {
        "id": f"env_{key}",
        "key": key,
        "value": "v" * 60,
        "type": "encrypted",
        "target": ["production", "preview"],
        "contentHint": None,
        "createdAt": _NOW,
        "updatedAt": _NOW,
        "createdBy": "u1",
        "updatedBy": None,
    }


def _project_deployment(number: int) -> dict[str, Any]:
    return {
        "id": f"dpl_{number:08}",
        "alias": [f"project-{number}.example.app"],
        "aliasAssigned": _NOW,
        "builds": [],
        "createdAt": _NOW,
        "createdIn": "iad1",
        "creator": {"uid": "u1", "username": "someone", "email": "someone@example.com"},
        "deploymentHostname": f"project-{number}",
        "forced": False,
        "meta": {"githubCommitRef": "main", "githubCommitMessage": "m" * 80},
        "name": f"project-{number}",
        "plan": "pro",
        "private": True,
        "readyState": "READY",
        "requestedAt": _NOW,
        "target": "production",
        "teamId": "team_1",
        "type": "LAMBDAS",
        "url": f"project-{number}.example.app",
        "userId": "u1",
        "withCache": False,
    }


def _page(name: str, items: list[dict[str, Any]]) -> bytes:
    pagination = {"count": len(items), "next": None, "prev": None}
    return json.dumps({name: items, "pagination": pagination}).encode()


BODIES = {
    "deployments": _page("deployments", [_deployment(number) for number in range(1300)]),
    "teams": _page("teams", [_team(number) for number in range(950)]),
    "projects": _page("projects", [_project(number) for number in range(310)]),
}
