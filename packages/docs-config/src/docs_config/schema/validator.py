# ruff: noqa: ANN001, ANN201, ARG001, B006, C901, D103, E501, F841
# ruff: noqa: N806, PLR0912, PLR0915, Q000, RUF021 as fastjsonschema writes it
# fmt: off
# mypy: ignore-errors
"""The validator of each revision, made by fastjsonschema from its schema. Generated; do not edit.

`python -m tools.docsgen` makes it from `schema/*.json`. A validator returns all violations of a
document, none if the document is valid. `PROPERTIES` names the properties that each kind of object
may have, with their types, by the path to the object: `("sections", "*")`; `REQUIRED` names those
that it must have.
"""

from docs_config.schema.violation import Violation, Violations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def validate_2024_08(data, custom_formats={}, name_prefix=None):
    errors = Violations()
    if not isinstance(data, (dict)):
        errors.append(Violation(path=(), value=data, rule='type', expected='object'))
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'docSearch', 'sections'} - data.keys()
        if data__missing_keys:
            errors.append(Violation(path=(), value=data, rule='required', expected=['docSearch', 'sections']))
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                errors.append(Violation(path=('$schema',), value=data__schema, rule='type', expected='string'))
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                errors.append(Violation(path=('docSearch',), value=data__docSearch, rule='type', expected='object'))
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch__missing_keys = {'appId', 'apiKey', 'indexName'} - data__docSearch.keys()
                if data__docSearch__missing_keys:
                    errors.append(Violation(path=('docSearch',), value=data__docSearch, rule='required', expected=['appId', 'apiKey', 'indexName']))
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        errors.append(Violation(path=('docSearch', 'appId'), value=data__docSearch__appId, rule='type', expected='string'))
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        errors.append(Violation(path=('docSearch', 'apiKey'), value=data__docSearch__apiKey, rule='type', expected='string'))
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        errors.append(Violation(path=('docSearch', 'indexName'), value=data__docSearch__indexName, rule='type', expected='string'))
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                errors.append(Violation(path=('sections',), value=data__sections, rule='type', expected='array'))
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='type', expected='object'))
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='required', expected=['label', 'children']))
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                errors.append(Violation(path=('sections', data__sections_x, 'label'), value=data__sections_item__label, rule='type', expected='string'))
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                errors.append(Violation(path=('sections', data__sections_x, 'children'), value=data__sections_item__children, rule='type', expected='array'))
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='type', expected='object'))
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='required', expected=['label', 'to']))
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), value=data__sections_item__children_item__label, rule='type', expected='string'))
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), value=data__sections_item__children_item__to, rule='type', expected='string'))
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), value=data__sections_item__children_item__badge, rule='type', expected='string'))
                                        if data__sections_item__children_item_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='additionalProperties', expected=False))
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks'), value=data__sections_item__frameworks, rule='type', expected='array'))
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='type', expected='object'))
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='required', expected=['label', 'children']))
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), value=data__sections_item__frameworks_item__label, rule='type', expected='string'))
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), value=data__sections_item__frameworks_item__children, rule='type', expected='array'))
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='type', expected='object'))
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='required', expected=['label', 'to']))
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), value=data__sections_item__frameworks_item__children_item__label, rule='type', expected='string'))
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), value=data__sections_item__frameworks_item__children_item__to, rule='type', expected='string'))
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), value=data__sections_item__frameworks_item__children_item__badge, rule='type', expected='string'))
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='additionalProperties', expected=False))
                                        if data__sections_item__frameworks_item_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='additionalProperties', expected=False))
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                errors.append(Violation(path=('sections', data__sections_x, 'collapsible'), value=data__sections_item__collapsible, rule='type', expected='boolean'))
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                errors.append(Violation(path=('sections', data__sections_x, 'defaultCollapsed'), value=data__sections_item__defaultCollapsed, rule='type', expected='boolean'))
                        if data__sections_item_keys:
                            errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='additionalProperties', expected=False))
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                errors.append(Violation(path=('users',), value=data__users, rule='type', expected='array'))
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        errors.append(Violation(path=('users', data__users_x), value=data__users_item, rule='type', expected='string'))
        if data_keys:
            errors.append(Violation(path=(), value=data, rule='additionalProperties', expected=False))
    return errors

def validate_2026_07(data, custom_formats={}, name_prefix=None):
    errors = Violations()
    if not isinstance(data, (dict)):
        errors.append(Violation(path=(), value=data, rule='type', expected='object'))
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'sections'} - data.keys()
        if data__missing_keys:
            errors.append(Violation(path=(), value=data, rule='required', expected=['sections']))
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                errors.append(Violation(path=('$schema',), value=data__schema, rule='type', expected='string'))
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                errors.append(Violation(path=('docSearch',), value=data__docSearch, rule='type', expected='object'))
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        errors.append(Violation(path=('docSearch', 'appId'), value=data__docSearch__appId, rule='type', expected='string'))
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        errors.append(Violation(path=('docSearch', 'apiKey'), value=data__docSearch__apiKey, rule='type', expected='string'))
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        errors.append(Violation(path=('docSearch', 'indexName'), value=data__docSearch__indexName, rule='type', expected='string'))
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                errors.append(Violation(path=('sections',), value=data__sections, rule='type', expected='array'))
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='type', expected='object'))
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='required', expected=['label', 'children']))
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                errors.append(Violation(path=('sections', data__sections_x, 'label'), value=data__sections_item__label, rule='type', expected='string'))
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                errors.append(Violation(path=('sections', data__sections_x, 'children'), value=data__sections_item__children, rule='type', expected='array'))
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='type', expected='object'))
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='required', expected=['label', 'to']))
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), value=data__sections_item__children_item__label, rule='type', expected='string'))
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), value=data__sections_item__children_item__to, rule='type', expected='string'))
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), value=data__sections_item__children_item__badge, rule='type', expected='string'))
                                        if "addedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("addedAt")
                                            data__sections_item__children_item__addedAt = data__sections_item__children_item["addedAt"]
                                            if not isinstance(data__sections_item__children_item__addedAt, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'addedAt'), value=data__sections_item__children_item__addedAt, rule='type', expected='string'))
                                        if "updatedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("updatedAt")
                                            data__sections_item__children_item__updatedAt = data__sections_item__children_item["updatedAt"]
                                            if not isinstance(data__sections_item__children_item__updatedAt, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'updatedAt'), value=data__sections_item__children_item__updatedAt, rule='type', expected='string'))
                                        if "tab" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("tab")
                                            data__sections_item__children_item__tab = data__sections_item__children_item["tab"]
                                            if not isinstance(data__sections_item__children_item__tab, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), value=data__sections_item__children_item__tab, rule='type', expected='string'))
                                            if not (isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'home' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'get-started' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'guides' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'api' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'examples'):
                                                errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), value=data__sections_item__children_item__tab, rule='enum', expected=['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']))
                                        if data__sections_item__children_item_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'children', data__sections_item__children_x), value=data__sections_item__children_item, rule='additionalProperties', expected=False))
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks'), value=data__sections_item__frameworks, rule='type', expected='array'))
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='type', expected='object'))
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='required', expected=['label', 'children']))
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), value=data__sections_item__frameworks_item__label, rule='type', expected='string'))
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), value=data__sections_item__frameworks_item__children, rule='type', expected='array'))
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='type', expected='object'))
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='required', expected=['label', 'to']))
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), value=data__sections_item__frameworks_item__children_item__label, rule='type', expected='string'))
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), value=data__sections_item__frameworks_item__children_item__to, rule='type', expected='string'))
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), value=data__sections_item__frameworks_item__children_item__badge, rule='type', expected='string'))
                                                        if "addedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("addedAt")
                                                            data__sections_item__frameworks_item__children_item__addedAt = data__sections_item__frameworks_item__children_item["addedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__addedAt, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'addedAt'), value=data__sections_item__frameworks_item__children_item__addedAt, rule='type', expected='string'))
                                                        if "updatedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("updatedAt")
                                                            data__sections_item__frameworks_item__children_item__updatedAt = data__sections_item__frameworks_item__children_item["updatedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__updatedAt, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'updatedAt'), value=data__sections_item__frameworks_item__children_item__updatedAt, rule='type', expected='string'))
                                                        if "tab" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("tab")
                                                            data__sections_item__frameworks_item__children_item__tab = data__sections_item__frameworks_item__children_item["tab"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__tab, (str)):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), value=data__sections_item__frameworks_item__children_item__tab, rule='type', expected='string'))
                                                            if not (isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'home' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'get-started' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'guides' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'api' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'examples'):
                                                                errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), value=data__sections_item__frameworks_item__children_item__tab, rule='enum', expected=['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']))
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), value=data__sections_item__frameworks_item__children_item, rule='additionalProperties', expected=False))
                                        if data__sections_item__frameworks_item_keys:
                                            errors.append(Violation(path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), value=data__sections_item__frameworks_item, rule='additionalProperties', expected=False))
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                errors.append(Violation(path=('sections', data__sections_x, 'collapsible'), value=data__sections_item__collapsible, rule='type', expected='boolean'))
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                errors.append(Violation(path=('sections', data__sections_x, 'defaultCollapsed'), value=data__sections_item__defaultCollapsed, rule='type', expected='boolean'))
                        if "tab" in data__sections_item_keys:
                            data__sections_item_keys.remove("tab")
                            data__sections_item__tab = data__sections_item["tab"]
                            if not isinstance(data__sections_item__tab, (str)):
                                errors.append(Violation(path=('sections', data__sections_x, 'tab'), value=data__sections_item__tab, rule='type', expected='string'))
                            if not (isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'home' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'get-started' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'tutorial' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'guides' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'api' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'examples'):
                                errors.append(Violation(path=('sections', data__sections_x, 'tab'), value=data__sections_item__tab, rule='enum', expected=['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']))
                        if data__sections_item_keys:
                            errors.append(Violation(path=('sections', data__sections_x), value=data__sections_item, rule='additionalProperties', expected=False))
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                errors.append(Violation(path=('users',), value=data__users, rule='type', expected='array'))
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        errors.append(Violation(path=('users', data__users_x), value=data__users_item, rule='type', expected='string'))
        if data_keys:
            errors.append(Violation(path=(), value=data, rule='additionalProperties', expected=False))
    return errors

VALIDATORS: "dict[str, Callable[[Any], Violations]]" = {
    "2024-08": validate_2024_08,
    "2026-07": validate_2026_07,
}

PROPERTIES: "dict[str, dict[tuple[str, ...], dict[str, str]]]" = {
    "2024-08": {
        (): {'$schema': 'string', 'docSearch': 'object', 'sections': 'array', 'users': 'array'},
        ('docSearch',): {'appId': 'string', 'apiKey': 'string', 'indexName': 'string'},
        ('sections', '*'): {'label': 'string', 'children': 'array', 'frameworks': 'array', 'collapsible': 'boolean', 'defaultCollapsed': 'boolean'},
        ('sections', '*', 'children', '*'): {'label': 'string', 'to': 'string', 'badge': 'string'},
        ('sections', '*', 'frameworks', '*'): {'label': 'string', 'children': 'array'},
        ('sections', '*', 'frameworks', '*', 'children', '*'): {'label': 'string', 'to': 'string', 'badge': 'string'},
    },
    "2026-07": {
        (): {'$schema': 'string', 'docSearch': 'object', 'sections': 'array', 'users': 'array'},
        ('docSearch',): {'appId': 'string', 'apiKey': 'string', 'indexName': 'string'},
        ('sections', '*'): {'label': 'string', 'children': 'array', 'frameworks': 'array', 'collapsible': 'boolean', 'defaultCollapsed': 'boolean', 'tab': 'string'},
        ('sections', '*', 'children', '*'): {'label': 'string', 'to': 'string', 'badge': 'string', 'addedAt': 'string', 'updatedAt': 'string', 'tab': 'string'},
        ('sections', '*', 'frameworks', '*'): {'label': 'string', 'children': 'array'},
        ('sections', '*', 'frameworks', '*', 'children', '*'): {'label': 'string', 'to': 'string', 'badge': 'string', 'addedAt': 'string', 'updatedAt': 'string', 'tab': 'string'},
    },
}

REQUIRED: "dict[str, dict[tuple[str, ...], tuple[str, ...]]]" = {
    "2024-08": {
        (): ('docSearch', 'sections'),
        ('docSearch',): ('appId', 'apiKey', 'indexName'),
        ('sections', '*'): ('label', 'children'),
        ('sections', '*', 'children', '*'): ('label', 'to'),
        ('sections', '*', 'frameworks', '*'): ('label', 'children'),
        ('sections', '*', 'frameworks', '*', 'children', '*'): ('label', 'to'),
    },
    "2026-07": {
        (): ('sections',),
        ('docSearch',): (),
        ('sections', '*'): ('label', 'children'),
        ('sections', '*', 'children', '*'): ('label', 'to'),
        ('sections', '*', 'frameworks', '*'): ('label', 'children'),
        ('sections', '*', 'frameworks', '*', 'children', '*'): ('label', 'to'),
    },
}
