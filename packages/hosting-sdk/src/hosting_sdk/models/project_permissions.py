"""`ProjectPermissions`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.acl_action import AclAction


@define(kw_only=True)
class ProjectPermissions:
    """`ProjectPermissions`, a part of other types."""

    monitoring: list[AclAction] | None = field(default=None, metadata={"wire": "Monitoring"})
    notification_monitoring_alert: list[AclAction] | None = field(
        default=None, metadata={"wire": "NotificationMonitoringAlert"}
    )
    access_group: list[AclAction] | None = None
    agent: list[AclAction] | None = None
    ai_gateway_usage: list[AclAction] | None = None
    alert_rules: list[AclAction] | None = None
    alerts: list[AclAction] | None = None
    alias_global: list[AclAction] | None = None
    alias_project: list[AclAction] | None = None
    alias_protection_bypass: list[AclAction] | None = None
    analytics: list[AclAction] | None = None
    analytics_sampling: list[AclAction] | None = None
    analytics_usage: list[AclAction] | None = None
    api_key: list[AclAction] | None = None
    api_key_ai_gateway: list[AclAction] | None = None
    api_key_owned_by_self: list[AclAction] | None = None
    audit_log: list[AclAction] | None = None
    billing_address: list[AclAction] | None = None
    billing_information: list[AclAction] | None = None
    billing_invoice: list[AclAction] | None = None
    billing_invoice_email_recipient: list[AclAction] | None = None
    billing_invoice_language: list[AclAction] | None = None
    billing_plan: list[AclAction] | None = None
    billing_purchase_order: list[AclAction] | None = None
    billing_refund: list[AclAction] | None = None
    billing_tax_id: list[AclAction] | None = None
    blob: list[AclAction] | None = None
    blob_store_token_set: list[AclAction] | None = None
    budget: list[AclAction] | None = None
    build_machine: list[AclAction] | None = None
    build_machine_default: list[AclAction] | None = None
    bulk_redirects: list[AclAction] | None = None
    cache_artifact: list[AclAction] | None = None
    cache_artifact_usage_event: list[AclAction] | None = None
    ci_invocations: list[AclAction] | None = None
    ci_logs: list[AclAction] | None = None
    code_checks: list[AclAction] | None = None
    concurrent_builds: list[AclAction] | None = None
    connect: list[AclAction] | None = None
    connect_configuration: list[AclAction] | None = None
    connect_configuration_link: list[AclAction] | None = None
    connex_client: list[AclAction] | None = None
    connex_client_project: list[AclAction] | None = None
    connex_token: list[AclAction] | None = None
    data_cache_billing_settings: list[AclAction] | None = None
    data_cache_namespace: list[AclAction] | None = None
    default_deployment_protection: list[AclAction] | None = None
    """Deployment protection of new projects; null for none."""
    deployment: list[AclAction] | None = None
    deployment_build_logs: list[AclAction] | None = None
    deployment_check: list[AclAction] | None = None
    deployment_check_preview: list[AclAction] | None = None
    deployment_check_re_run_from_production_branch: list[AclAction] | None = None
    deployment_preview: list[AclAction] | None = None
    deployment_private: list[AclAction] | None = None
    deployment_production_git: list[AclAction] | None = None
    deployment_promote: list[AclAction] | None = None
    deployment_rollback: list[AclAction] | None = None
    deployment_v0: list[AclAction] | None = None
    domain: list[AclAction] | None = None
    domain_accept_delegation: list[AclAction] | None = None
    domain_auth_codes: list[AclAction] | None = None
    domain_certificate: list[AclAction] | None = None
    domain_check_config: list[AclAction] | None = None
    domain_move: list[AclAction] | None = None
    domain_purchase: list[AclAction] | None = None
    domain_record: list[AclAction] | None = None
    domain_transfer_in: list[AclAction] | None = None
    drain: list[AclAction] | None = None
    edge_cache_namespace: list[AclAction] | None = None
    edge_config: list[AclAction] | None = None
    edge_config_item: list[AclAction] | None = None
    edge_config_schema: list[AclAction] | None = None
    edge_config_token: list[AclAction] | None = None
    endpoint_verification: list[AclAction] | None = None
    environments: list[AclAction] | None = None
    event: list[AclAction] | None = None
    file_upload: list[AclAction] | None = None
    flags_explorer_subscription: list[AclAction] | None = None
    git_repository: list[AclAction] | None = None
    image_optimization_new_price: list[AclAction] | None = None
    integration: list[AclAction] | None = None
    integration_account: list[AclAction] | None = None
    integration_configuration: list[AclAction] | None = None
    integration_configuration_projects: list[AclAction] | None = None
    integration_configuration_role: list[AclAction] | None = None
    integration_configuration_transfer: list[AclAction] | None = None
    integration_deployment_action: list[AclAction] | None = None
    integration_event: list[AclAction] | None = None
    integration_log: list[AclAction] | None = None
    integration_pull_request: list[AclAction] | None = None
    integration_resource: list[AclAction] | None = None
    integration_resource_data: list[AclAction] | None = None
    integration_resource_repl_command: list[AclAction] | None = None
    integration_resource_secrets: list[AclAction] | None = None
    integration_sso_session: list[AclAction] | None = field(
        default=None, metadata={"wire": "integrationSSOSession"}
    )
    integration_store_token_set: list[AclAction] | None = None
    integration_strict: list[AclAction] | None = None
    integration_vercel_configuration_override: list[AclAction] | None = None
    ip_blocking: list[AclAction] | None = None
    job: list[AclAction] | None = None
    job_global: list[AclAction] | None = None
    log_drain: list[AclAction] | None = None
    logs: list[AclAction] | None = None
    logs_preset: list[AclAction] | None = None
    marketplace_billing_data: list[AclAction] | None = None
    marketplace_experimentation_edge_config_data: list[AclAction] | None = None
    marketplace_experimentation_item: list[AclAction] | None = None
    marketplace_installation_member: list[AclAction] | None = None
    marketplace_invoice: list[AclAction] | None = None
    marketplace_settings: list[AclAction] | None = None
    monitoring_alert: list[AclAction] | None = None
    monitoring_chart: list[AclAction] | None = None
    monitoring_query: list[AclAction] | None = None
    monitoring_settings: list[AclAction] | None = None
    notification_customer_budget: list[AclAction] | None = None
    notification_deployment_failed: list[AclAction] | None = None
    notification_domain_configuration: list[AclAction] | None = None
    notification_domain_expire: list[AclAction] | None = None
    notification_domain_moved: list[AclAction] | None = None
    notification_domain_purchase: list[AclAction] | None = None
    notification_domain_renewal: list[AclAction] | None = None
    notification_domain_transfer: list[AclAction] | None = None
    notification_domain_unverified: list[AclAction] | None = None
    notification_payment_failed: list[AclAction] | None = None
    notification_preferences: list[AclAction] | None = None
    notification_statement_of_reasons: list[AclAction] | None = None
    notification_usage_alert: list[AclAction] | None = None
    oauth2_application: list[AclAction] | None = None
    oauth2_connection: list[AclAction] | None = None
    observability_configuration: list[AclAction] | None = None
    observability_data: list[AclAction] | None = None
    observability_funnel: list[AclAction] | None = None
    observability_notebook: list[AclAction] | None = None
    on_demand_build: list[AclAction] | None = None
    on_demand_concurrency: list[AclAction] | None = None
    open_telemetry_endpoint: list[AclAction] | None = None
    options_allowlist: list[AclAction] | None = None
    """Paths whose `OPTIONS` requests pass deployment protection; null for none."""
    organization: list[AclAction] | None = None
    organization_domain: list[AclAction] | None = None
    own_event: list[AclAction] | None = None
    page_integrity: list[AclAction] | None = None
    password_protection: list[AclAction] | None = None
    """Protection of deployments by a password; null if it is off."""
    password_protection_invoice_item: list[AclAction] | None = None
    payment_method: list[AclAction] | None = None
    permissions: list[AclAction] | None = None
    """What the token's user may do with each kind of thing: lists of actions."""
    postgres: list[AclAction] | None = None
    postgres_store_token_set: list[AclAction] | None = None
    preview_deployment_suffix: list[AclAction] | None = None
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    private_cloud_account: list[AclAction] | None = None
    private_link_endpoint: list[AclAction] | None = None
    pro_trial_onboarding: list[AclAction] | None = None
    production_alias_protection_bypass: list[AclAction] | None = None
    project: list[AclAction] | None = None
    project_access_group: list[AclAction] | None = None
    project_analytics_sampling: list[AclAction] | None = None
    project_analytics_usage: list[AclAction] | None = None
    project_check: list[AclAction] | None = None
    project_check_run: list[AclAction] | None = None
    project_delegated_protection: list[AclAction] | None = None
    project_deployment_expiration: list[AclAction] | None = None
    project_deployment_hook: list[AclAction] | None = None
    project_deployment_protection_strict: list[AclAction] | None = None
    project_domain: list[AclAction] | None = None
    project_domain_check_config: list[AclAction] | None = None
    project_domain_move: list[AclAction] | None = None
    project_env_vars: list[AclAction] | None = None
    project_env_vars_production: list[AclAction] | None = None
    project_env_vars_unowned_by_integration: list[AclAction] | None = None
    project_event: list[AclAction] | None = None
    project_flags: list[AclAction] | None = None
    project_flags_production: list[AclAction] | None = None
    project_from_v0: list[AclAction] | None = None
    project_id: list[AclAction] | None = None
    """ID of the project (prefix `prj_`)."""
    project_integration_configuration: list[AclAction] | None = None
    project_link: list[AclAction] | None = None
    project_member: list[AclAction] | None = None
    project_monitoring: list[AclAction] | None = None
    project_oidc_token: list[AclAction] | None = field(
        default=None, metadata={"wire": "projectOIDCToken"}
    )
    project_permissions: list[AclAction] | None = None
    project_production_branch: list[AclAction] | None = None
    project_protection_bypass: list[AclAction] | None = None
    project_rolling_release: list[AclAction] | None = None
    project_routes: list[AclAction] | None = None
    project_support_case: list[AclAction] | None = None
    project_support_case_comment: list[AclAction] | None = None
    project_tier: list[AclAction] | None = None
    project_transfer: list[AclAction] | None = None
    project_transfer_in: list[AclAction] | None = None
    project_transfer_out: list[AclAction] | None = None
    project_usage: list[AclAction] | None = None
    rate_limit: list[AclAction] | None = None
    redis: list[AclAction] | None = None
    redis_store_token_set: list[AclAction] | None = None
    remote_caching: list[AclAction] | None = None
    """State of the remote cache for the team."""
    repository: list[AclAction] | None = None
    saml_config: list[AclAction] | None = None
    seawall_config: list[AclAction] | None = None
    secret: list[AclAction] | None = None
    security_plus_configuration: list[AclAction] | None = None
    sensitive_environment_variable_policy: list[AclAction] | None = None
    """Whether new environment variables must be sensitive: `on`, `off` or `default`."""
    shareable_link_strict: list[AclAction] | None = None
    shared_env_var_connection: list[AclAction] | None = None
    shared_env_vars: list[AclAction] | None = None
    shared_env_vars_production: list[AclAction] | None = None
    skew_protection: list[AclAction] | None = None
    space: list[AclAction] | None = None
    space_run: list[AclAction] | None = None
    store_transfer: list[AclAction] | None = None
    support_case: list[AclAction] | None = None
    support_case_comment: list[AclAction] | None = None
    team: list[AclAction] | None = None
    team_access_request: list[AclAction] | None = None
    team_fellow_membership: list[AclAction] | None = None
    team_git_exclusivity: list[AclAction] | None = None
    team_invite: list[AclAction] | None = None
    team_invite_code: list[AclAction] | None = None
    team_join: list[AclAction] | None = None
    team_member_mfa_status: list[AclAction] | None = None
    team_microfrontends: list[AclAction] | None = None
    team_own_membership: list[AclAction] | None = None
    team_own_membership_disconnect_saml: list[AclAction] | None = field(
        default=None, metadata={"wire": "teamOwnMembershipDisconnectSAML"}
    )
    token: list[AclAction] | None = None
    toolbar_comment: list[AclAction] | None = None
    trusted_ips: list[AclAction] | None = None
    """Addresses that may open deployments; null if there is no such rule."""
    trusted_sources: list[AclAction] | None = None
    """Projects and OpenID Connect providers whose requests pass deployment protection."""
    usage: list[AclAction] | None = None
    usage_cycle: list[AclAction] | None = None
    user: list[AclAction] | None = None
    user_connection: list[AclAction] | None = None
    user_preference: list[AclAction] | None = None
    user_sudo: list[AclAction] | None = None
    v0_chat: list[AclAction] | None = None
    vercel_app_installation: list[AclAction] | None = None
    vercel_app_installation_request: list[AclAction] | None = None
    vercel_run: list[AclAction] | None = None
    vpc_peering_connection: list[AclAction] | None = None
    web_analytics: list[AclAction] | None = None
    """Settings of Web Analytics."""
    web_analytics_plan: list[AclAction] | None = None
    web_authn: list[AclAction] | None = None
    webhook: list[AclAction] | None = None
    webhook_event: list[AclAction] | None = field(default=None, metadata={"wire": "webhook-event"})
