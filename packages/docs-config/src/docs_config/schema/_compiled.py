# ruff: noqa: ANN001, ANN202, ARG001, B006, C901, E501, E701, F841
# ruff: noqa: N806, PLR0912, PLR0915, Q000, RUF021 as fastjsonschema writes it
# fmt: off
# mypy: ignore-errors
"""The validators that fastjsonschema makes of the schemas. Generated; do not edit.

Made from `schema/*.json` by `python -m tools.docsgen`. `FIRST` raises at the first violation,
`ALL` raises once with all of them. `PROPERTIES` says which properties the objects of a revision
may have and of what type they are, by the way to the object: `("sections", "*")`; `REQUIRED` says
which they must have.
"""

from docs_config.schema._violations import Collected
from docs_config.schema._violations import Violation as JsonSchemaValueException
from docs_config.schema._violations import Violations as JsonSchemaValuesException

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


_D0 = {'type': 'object', 'required': ['docSearch', 'sections'], 'additionalProperties': False, 'properties': {'$schema': {'type': 'string'}, 'docSearch': {'type': 'object', 'required': ['appId', 'apiKey', 'indexName'], 'properties': {'appId': {'type': 'string'}, 'apiKey': {'type': 'string'}, 'indexName': {'type': 'string'}}}, 'sections': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}}}}, 'users': {'type': 'array', 'items': {'type': 'string'}}}}
_D1 = {'type': 'string'}
_D2 = {'type': 'object', 'required': ['appId', 'apiKey', 'indexName'], 'properties': {'appId': {'type': 'string'}, 'apiKey': {'type': 'string'}, 'indexName': {'type': 'string'}}}
_D3 = {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}}}}
_D4 = {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}}}
_D5 = {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}
_D6 = {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}
_D7 = {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}
_D8 = {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}
_D9 = {'type': 'boolean'}
_D10 = {'type': 'array', 'items': {'type': 'string'}}
_D11 = {'type': 'object', 'required': ['sections'], 'additionalProperties': False, 'properties': {'$schema': {'type': 'string'}, 'docSearch': {'type': 'object', 'properties': {'appId': {'type': 'string'}, 'apiKey': {'type': 'string'}, 'indexName': {'type': 'string'}}}, 'sections': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}, 'users': {'type': 'array', 'items': {'type': 'string'}}}}
_D12 = {'type': 'object', 'properties': {'appId': {'type': 'string'}, 'apiKey': {'type': 'string'}, 'indexName': {'type': 'string'}}}
_D13 = {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}
_D14 = {'type': 'object', 'required': ['label', 'children'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}, 'frameworks': {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}, 'collapsible': {'type': 'boolean'}, 'defaultCollapsed': {'type': 'boolean'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}
_D15 = {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}
_D16 = {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}
_D17 = {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}
_D18 = {'type': 'array', 'items': {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}}
_D19 = {'type': 'object', 'properties': {'label': {'type': 'string'}, 'children': {'type': 'array', 'items': {'type': 'object', 'required': ['label', 'to'], 'additionalProperties': False, 'properties': {'label': {'type': 'string'}, 'to': {'type': 'string'}, 'badge': {'type': 'string'}, 'addedAt': {'type': 'string'}, 'updatedAt': {'type': 'string'}, 'tab': {'type': 'string', 'enum': ['home', 'get-started', 'tutorial', 'guides', 'api', 'examples']}}}}}, 'required': ['label', 'children'], 'additionalProperties': False}

def first_2024_08(data, custom_formats={}, name_prefix=None):
    if not isinstance(data, (dict)):
        raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='type')
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'docSearch', 'sections'} - data.keys()
        if data__missing_keys:
            raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='required')
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                raise JsonSchemaValueException(value=data__schema, pointer="/$schema", path=('$schema',), way=('$schema',), definition=_D1, rule='type')
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                raise JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D2, rule='type')
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch__missing_keys = {'appId', 'apiKey', 'indexName'} - data__docSearch.keys()
                if data__docSearch__missing_keys:
                    raise JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D2, rule='required')
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__appId, pointer="/docSearch/appId", path=('docSearch', 'appId'), way=('docSearch', 'appId'), definition=_D1, rule='type')
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__apiKey, pointer="/docSearch/apiKey", path=('docSearch', 'apiKey'), way=('docSearch', 'apiKey'), definition=_D1, rule='type')
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__indexName, pointer="/docSearch/indexName", path=('docSearch', 'indexName'), way=('docSearch', 'indexName'), definition=_D1, rule='type')
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                raise JsonSchemaValueException(value=data__sections, pointer="/sections", path=('sections',), way=('sections',), definition=_D3, rule='type')
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='type')
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='required')
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                raise JsonSchemaValueException(value=data__sections_item__label, pointer=f"/sections/{data__sections_x}/label", path=('sections', data__sections_x, 'label'), way=('sections', '*', 'label'), definition=_D1, rule='type')
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                raise JsonSchemaValueException(value=data__sections_item__children, pointer=f"/sections/{data__sections_x}/children", path=('sections', data__sections_x, 'children'), way=('sections', '*', 'children'), definition=_D5, rule='type')
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='type')
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='required')
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__label, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/label", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), way=('sections', '*', 'children', '*', 'label'), definition=_D1, rule='type')
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__to, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/to", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), way=('sections', '*', 'children', '*', 'to'), definition=_D1, rule='type')
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__badge, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/badge", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), way=('sections', '*', 'children', '*', 'badge'), definition=_D1, rule='type')
                                        if data__sections_item__children_item_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='additionalProperties')
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                raise JsonSchemaValueException(value=data__sections_item__frameworks, pointer=f"/sections/{data__sections_x}/frameworks", path=('sections', data__sections_x, 'frameworks'), way=('sections', '*', 'frameworks'), definition=_D7, rule='type')
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='type')
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='required')
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), way=('sections', '*', 'frameworks', '*', 'label'), definition=_D1, rule='type')
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), way=('sections', '*', 'frameworks', '*', 'children'), definition=_D5, rule='type')
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='type')
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='required')
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'label'), definition=_D1, rule='type')
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__to, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/to", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'to'), definition=_D1, rule='type')
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__badge, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/badge", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'badge'), definition=_D1, rule='type')
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='additionalProperties')
                                        if data__sections_item__frameworks_item_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='additionalProperties')
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                raise JsonSchemaValueException(value=data__sections_item__collapsible, pointer=f"/sections/{data__sections_x}/collapsible", path=('sections', data__sections_x, 'collapsible'), way=('sections', '*', 'collapsible'), definition=_D9, rule='type')
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                raise JsonSchemaValueException(value=data__sections_item__defaultCollapsed, pointer=f"/sections/{data__sections_x}/defaultCollapsed", path=('sections', data__sections_x, 'defaultCollapsed'), way=('sections', '*', 'defaultCollapsed'), definition=_D9, rule='type')
                        if data__sections_item_keys:
                            raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='additionalProperties')
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                raise JsonSchemaValueException(value=data__users, pointer="/users", path=('users',), way=('users',), definition=_D10, rule='type')
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        raise JsonSchemaValueException(value=data__users_item, pointer=f"/users/{data__users_x}", path=('users', data__users_x), way=('users', '*'), definition=_D1, rule='type')
        if data_keys:
            raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='additionalProperties')
    return data

def first_2026_07(data, custom_formats={}, name_prefix=None):
    if not isinstance(data, (dict)):
        raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='type')
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'sections'} - data.keys()
        if data__missing_keys:
            raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='required')
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                raise JsonSchemaValueException(value=data__schema, pointer="/$schema", path=('$schema',), way=('$schema',), definition=_D1, rule='type')
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                raise JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D12, rule='type')
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__appId, pointer="/docSearch/appId", path=('docSearch', 'appId'), way=('docSearch', 'appId'), definition=_D1, rule='type')
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__apiKey, pointer="/docSearch/apiKey", path=('docSearch', 'apiKey'), way=('docSearch', 'apiKey'), definition=_D1, rule='type')
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        raise JsonSchemaValueException(value=data__docSearch__indexName, pointer="/docSearch/indexName", path=('docSearch', 'indexName'), way=('docSearch', 'indexName'), definition=_D1, rule='type')
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                raise JsonSchemaValueException(value=data__sections, pointer="/sections", path=('sections',), way=('sections',), definition=_D13, rule='type')
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='type')
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='required')
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                raise JsonSchemaValueException(value=data__sections_item__label, pointer=f"/sections/{data__sections_x}/label", path=('sections', data__sections_x, 'label'), way=('sections', '*', 'label'), definition=_D1, rule='type')
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                raise JsonSchemaValueException(value=data__sections_item__children, pointer=f"/sections/{data__sections_x}/children", path=('sections', data__sections_x, 'children'), way=('sections', '*', 'children'), definition=_D15, rule='type')
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='type')
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='required')
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__label, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/label", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), way=('sections', '*', 'children', '*', 'label'), definition=_D1, rule='type')
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__to, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/to", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), way=('sections', '*', 'children', '*', 'to'), definition=_D1, rule='type')
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__badge, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/badge", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), way=('sections', '*', 'children', '*', 'badge'), definition=_D1, rule='type')
                                        if "addedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("addedAt")
                                            data__sections_item__children_item__addedAt = data__sections_item__children_item["addedAt"]
                                            if not isinstance(data__sections_item__children_item__addedAt, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__addedAt, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/addedAt", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'addedAt'), way=('sections', '*', 'children', '*', 'addedAt'), definition=_D1, rule='type')
                                        if "updatedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("updatedAt")
                                            data__sections_item__children_item__updatedAt = data__sections_item__children_item["updatedAt"]
                                            if not isinstance(data__sections_item__children_item__updatedAt, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__updatedAt, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/updatedAt", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'updatedAt'), way=('sections', '*', 'children', '*', 'updatedAt'), definition=_D1, rule='type')
                                        if "tab" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("tab")
                                            data__sections_item__children_item__tab = data__sections_item__children_item["tab"]
                                            if not isinstance(data__sections_item__children_item__tab, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__tab, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/tab", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), way=('sections', '*', 'children', '*', 'tab'), definition=_D17, rule='type')
                                            if not (isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'home' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'get-started' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'guides' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'api' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'examples'):
                                                raise JsonSchemaValueException(value=data__sections_item__children_item__tab, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/tab", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), way=('sections', '*', 'children', '*', 'tab'), definition=_D17, rule='enum')
                                        if data__sections_item__children_item_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='additionalProperties')
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                raise JsonSchemaValueException(value=data__sections_item__frameworks, pointer=f"/sections/{data__sections_x}/frameworks", path=('sections', data__sections_x, 'frameworks'), way=('sections', '*', 'frameworks'), definition=_D18, rule='type')
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='type')
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='required')
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), way=('sections', '*', 'frameworks', '*', 'label'), definition=_D1, rule='type')
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), way=('sections', '*', 'frameworks', '*', 'children'), definition=_D15, rule='type')
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='type')
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='required')
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'label'), definition=_D1, rule='type')
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__to, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/to", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'to'), definition=_D1, rule='type')
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__badge, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/badge", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'badge'), definition=_D1, rule='type')
                                                        if "addedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("addedAt")
                                                            data__sections_item__frameworks_item__children_item__addedAt = data__sections_item__frameworks_item__children_item["addedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__addedAt, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__addedAt, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/addedAt", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'addedAt'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'addedAt'), definition=_D1, rule='type')
                                                        if "updatedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("updatedAt")
                                                            data__sections_item__frameworks_item__children_item__updatedAt = data__sections_item__frameworks_item__children_item["updatedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__updatedAt, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__updatedAt, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/updatedAt", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'updatedAt'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'updatedAt'), definition=_D1, rule='type')
                                                        if "tab" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("tab")
                                                            data__sections_item__frameworks_item__children_item__tab = data__sections_item__frameworks_item__children_item["tab"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__tab, (str)):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__tab, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/tab", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'tab'), definition=_D17, rule='type')
                                                            if not (isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'home' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'get-started' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'guides' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'api' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'examples'):
                                                                raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__tab, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/tab", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'tab'), definition=_D17, rule='enum')
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='additionalProperties')
                                        if data__sections_item__frameworks_item_keys:
                                            raise JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='additionalProperties')
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                raise JsonSchemaValueException(value=data__sections_item__collapsible, pointer=f"/sections/{data__sections_x}/collapsible", path=('sections', data__sections_x, 'collapsible'), way=('sections', '*', 'collapsible'), definition=_D9, rule='type')
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                raise JsonSchemaValueException(value=data__sections_item__defaultCollapsed, pointer=f"/sections/{data__sections_x}/defaultCollapsed", path=('sections', data__sections_x, 'defaultCollapsed'), way=('sections', '*', 'defaultCollapsed'), definition=_D9, rule='type')
                        if "tab" in data__sections_item_keys:
                            data__sections_item_keys.remove("tab")
                            data__sections_item__tab = data__sections_item["tab"]
                            if not isinstance(data__sections_item__tab, (str)):
                                raise JsonSchemaValueException(value=data__sections_item__tab, pointer=f"/sections/{data__sections_x}/tab", path=('sections', data__sections_x, 'tab'), way=('sections', '*', 'tab'), definition=_D17, rule='type')
                            if not (isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'home' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'get-started' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'tutorial' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'guides' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'api' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'examples'):
                                raise JsonSchemaValueException(value=data__sections_item__tab, pointer=f"/sections/{data__sections_x}/tab", path=('sections', data__sections_x, 'tab'), way=('sections', '*', 'tab'), definition=_D17, rule='enum')
                        if data__sections_item_keys:
                            raise JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='additionalProperties')
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                raise JsonSchemaValueException(value=data__users, pointer="/users", path=('users',), way=('users',), definition=_D10, rule='type')
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        raise JsonSchemaValueException(value=data__users_item, pointer=f"/users/{data__users_x}", path=('users', data__users_x), way=('users', '*'), definition=_D1, rule='type')
        if data_keys:
            raise JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='additionalProperties')
    return data

def all_2024_08(data, custom_formats={}, name_prefix=None):
    errors = Collected()
    if not isinstance(data, (dict)):
        errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='type'))
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'docSearch', 'sections'} - data.keys()
        if data__missing_keys:
            errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='required'))
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                errors.append(JsonSchemaValueException(value=data__schema, pointer="/$schema", path=('$schema',), way=('$schema',), definition=_D1, rule='type'))
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                errors.append(JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D2, rule='type'))
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch__missing_keys = {'appId', 'apiKey', 'indexName'} - data__docSearch.keys()
                if data__docSearch__missing_keys:
                    errors.append(JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D2, rule='required'))
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__appId, pointer="/docSearch/appId", path=('docSearch', 'appId'), way=('docSearch', 'appId'), definition=_D1, rule='type'))
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__apiKey, pointer="/docSearch/apiKey", path=('docSearch', 'apiKey'), way=('docSearch', 'apiKey'), definition=_D1, rule='type'))
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__indexName, pointer="/docSearch/indexName", path=('docSearch', 'indexName'), way=('docSearch', 'indexName'), definition=_D1, rule='type'))
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                errors.append(JsonSchemaValueException(value=data__sections, pointer="/sections", path=('sections',), way=('sections',), definition=_D3, rule='type'))
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='type'))
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='required'))
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__label, pointer=f"/sections/{data__sections_x}/label", path=('sections', data__sections_x, 'label'), way=('sections', '*', 'label'), definition=_D1, rule='type'))
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__children, pointer=f"/sections/{data__sections_x}/children", path=('sections', data__sections_x, 'children'), way=('sections', '*', 'children'), definition=_D5, rule='type'))
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='type'))
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='required'))
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__label, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/label", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), way=('sections', '*', 'children', '*', 'label'), definition=_D1, rule='type'))
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__to, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/to", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), way=('sections', '*', 'children', '*', 'to'), definition=_D1, rule='type'))
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__badge, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/badge", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), way=('sections', '*', 'children', '*', 'badge'), definition=_D1, rule='type'))
                                        if data__sections_item__children_item_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D6, rule='additionalProperties'))
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks, pointer=f"/sections/{data__sections_x}/frameworks", path=('sections', data__sections_x, 'frameworks'), way=('sections', '*', 'frameworks'), definition=_D7, rule='type'))
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='type'))
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='required'))
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), way=('sections', '*', 'frameworks', '*', 'label'), definition=_D1, rule='type'))
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), way=('sections', '*', 'frameworks', '*', 'children'), definition=_D5, rule='type'))
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='type'))
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='required'))
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'label'), definition=_D1, rule='type'))
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__to, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/to", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'to'), definition=_D1, rule='type'))
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__badge, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/badge", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'badge'), definition=_D1, rule='type'))
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D6, rule='additionalProperties'))
                                        if data__sections_item__frameworks_item_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D8, rule='additionalProperties'))
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__collapsible, pointer=f"/sections/{data__sections_x}/collapsible", path=('sections', data__sections_x, 'collapsible'), way=('sections', '*', 'collapsible'), definition=_D9, rule='type'))
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__defaultCollapsed, pointer=f"/sections/{data__sections_x}/defaultCollapsed", path=('sections', data__sections_x, 'defaultCollapsed'), way=('sections', '*', 'defaultCollapsed'), definition=_D9, rule='type'))
                        if data__sections_item_keys:
                            errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D4, rule='additionalProperties'))
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                errors.append(JsonSchemaValueException(value=data__users, pointer="/users", path=('users',), way=('users',), definition=_D10, rule='type'))
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        errors.append(JsonSchemaValueException(value=data__users_item, pointer=f"/users/{data__users_x}", path=('users', data__users_x), way=('users', '*'), definition=_D1, rule='type'))
        if data_keys:
            errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D0, rule='additionalProperties'))
    if errors: raise JsonSchemaValuesException(errors)
    return data

def all_2026_07(data, custom_formats={}, name_prefix=None):
    errors = Collected()
    if not isinstance(data, (dict)):
        errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='type'))
    data_is_dict = isinstance(data, dict)
    if data_is_dict:
        data__missing_keys = {'sections'} - data.keys()
        if data__missing_keys:
            errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='required'))
        data_keys = set(data.keys())
        if "$schema" in data_keys:
            data_keys.remove("$schema")
            data__schema = data["$schema"]
            if not isinstance(data__schema, (str)):
                errors.append(JsonSchemaValueException(value=data__schema, pointer="/$schema", path=('$schema',), way=('$schema',), definition=_D1, rule='type'))
        if "docSearch" in data_keys:
            data_keys.remove("docSearch")
            data__docSearch = data["docSearch"]
            if not isinstance(data__docSearch, (dict)):
                errors.append(JsonSchemaValueException(value=data__docSearch, pointer="/docSearch", path=('docSearch',), way=('docSearch',), definition=_D12, rule='type'))
            data__docSearch_is_dict = isinstance(data__docSearch, dict)
            if data__docSearch_is_dict:
                data__docSearch_keys = set(data__docSearch.keys())
                if "appId" in data__docSearch_keys:
                    data__docSearch_keys.remove("appId")
                    data__docSearch__appId = data__docSearch["appId"]
                    if not isinstance(data__docSearch__appId, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__appId, pointer="/docSearch/appId", path=('docSearch', 'appId'), way=('docSearch', 'appId'), definition=_D1, rule='type'))
                if "apiKey" in data__docSearch_keys:
                    data__docSearch_keys.remove("apiKey")
                    data__docSearch__apiKey = data__docSearch["apiKey"]
                    if not isinstance(data__docSearch__apiKey, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__apiKey, pointer="/docSearch/apiKey", path=('docSearch', 'apiKey'), way=('docSearch', 'apiKey'), definition=_D1, rule='type'))
                if "indexName" in data__docSearch_keys:
                    data__docSearch_keys.remove("indexName")
                    data__docSearch__indexName = data__docSearch["indexName"]
                    if not isinstance(data__docSearch__indexName, (str)):
                        errors.append(JsonSchemaValueException(value=data__docSearch__indexName, pointer="/docSearch/indexName", path=('docSearch', 'indexName'), way=('docSearch', 'indexName'), definition=_D1, rule='type'))
        if "sections" in data_keys:
            data_keys.remove("sections")
            data__sections = data["sections"]
            if not isinstance(data__sections, (list, tuple)):
                errors.append(JsonSchemaValueException(value=data__sections, pointer="/sections", path=('sections',), way=('sections',), definition=_D13, rule='type'))
            data__sections_is_list = isinstance(data__sections, (list, tuple))
            if data__sections_is_list:
                data__sections_len = len(data__sections)
                for data__sections_x, data__sections_item in enumerate(data__sections):
                    if not isinstance(data__sections_item, (dict)):
                        errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='type'))
                    data__sections_item_is_dict = isinstance(data__sections_item, dict)
                    if data__sections_item_is_dict:
                        data__sections_item__missing_keys = {'label', 'children'} - data__sections_item.keys()
                        if data__sections_item__missing_keys:
                            errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='required'))
                        data__sections_item_keys = set(data__sections_item.keys())
                        if "label" in data__sections_item_keys:
                            data__sections_item_keys.remove("label")
                            data__sections_item__label = data__sections_item["label"]
                            if not isinstance(data__sections_item__label, (str)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__label, pointer=f"/sections/{data__sections_x}/label", path=('sections', data__sections_x, 'label'), way=('sections', '*', 'label'), definition=_D1, rule='type'))
                        if "children" in data__sections_item_keys:
                            data__sections_item_keys.remove("children")
                            data__sections_item__children = data__sections_item["children"]
                            if not isinstance(data__sections_item__children, (list, tuple)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__children, pointer=f"/sections/{data__sections_x}/children", path=('sections', data__sections_x, 'children'), way=('sections', '*', 'children'), definition=_D15, rule='type'))
                            data__sections_item__children_is_list = isinstance(data__sections_item__children, (list, tuple))
                            if data__sections_item__children_is_list:
                                data__sections_item__children_len = len(data__sections_item__children)
                                for data__sections_item__children_x, data__sections_item__children_item in enumerate(data__sections_item__children):
                                    if not isinstance(data__sections_item__children_item, (dict)):
                                        errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='type'))
                                    data__sections_item__children_item_is_dict = isinstance(data__sections_item__children_item, dict)
                                    if data__sections_item__children_item_is_dict:
                                        data__sections_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__children_item.keys()
                                        if data__sections_item__children_item__missing_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='required'))
                                        data__sections_item__children_item_keys = set(data__sections_item__children_item.keys())
                                        if "label" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("label")
                                            data__sections_item__children_item__label = data__sections_item__children_item["label"]
                                            if not isinstance(data__sections_item__children_item__label, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__label, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/label", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'label'), way=('sections', '*', 'children', '*', 'label'), definition=_D1, rule='type'))
                                        if "to" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("to")
                                            data__sections_item__children_item__to = data__sections_item__children_item["to"]
                                            if not isinstance(data__sections_item__children_item__to, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__to, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/to", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'to'), way=('sections', '*', 'children', '*', 'to'), definition=_D1, rule='type'))
                                        if "badge" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("badge")
                                            data__sections_item__children_item__badge = data__sections_item__children_item["badge"]
                                            if not isinstance(data__sections_item__children_item__badge, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__badge, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/badge", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'badge'), way=('sections', '*', 'children', '*', 'badge'), definition=_D1, rule='type'))
                                        if "addedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("addedAt")
                                            data__sections_item__children_item__addedAt = data__sections_item__children_item["addedAt"]
                                            if not isinstance(data__sections_item__children_item__addedAt, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__addedAt, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/addedAt", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'addedAt'), way=('sections', '*', 'children', '*', 'addedAt'), definition=_D1, rule='type'))
                                        if "updatedAt" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("updatedAt")
                                            data__sections_item__children_item__updatedAt = data__sections_item__children_item["updatedAt"]
                                            if not isinstance(data__sections_item__children_item__updatedAt, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__updatedAt, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/updatedAt", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'updatedAt'), way=('sections', '*', 'children', '*', 'updatedAt'), definition=_D1, rule='type'))
                                        if "tab" in data__sections_item__children_item_keys:
                                            data__sections_item__children_item_keys.remove("tab")
                                            data__sections_item__children_item__tab = data__sections_item__children_item["tab"]
                                            if not isinstance(data__sections_item__children_item__tab, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__tab, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/tab", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), way=('sections', '*', 'children', '*', 'tab'), definition=_D17, rule='type'))
                                            if not (isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'home' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'get-started' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'guides' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'api' or isinstance(data__sections_item__children_item__tab, str) and data__sections_item__children_item__tab == 'examples'):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__children_item__tab, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}/tab", path=('sections', data__sections_x, 'children', data__sections_item__children_x, 'tab'), way=('sections', '*', 'children', '*', 'tab'), definition=_D17, rule='enum'))
                                        if data__sections_item__children_item_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__children_item, pointer=f"/sections/{data__sections_x}/children/{data__sections_item__children_x}", path=('sections', data__sections_x, 'children', data__sections_item__children_x), way=('sections', '*', 'children', '*'), definition=_D16, rule='additionalProperties'))
                        if "frameworks" in data__sections_item_keys:
                            data__sections_item_keys.remove("frameworks")
                            data__sections_item__frameworks = data__sections_item["frameworks"]
                            if not isinstance(data__sections_item__frameworks, (list, tuple)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks, pointer=f"/sections/{data__sections_x}/frameworks", path=('sections', data__sections_x, 'frameworks'), way=('sections', '*', 'frameworks'), definition=_D18, rule='type'))
                            data__sections_item__frameworks_is_list = isinstance(data__sections_item__frameworks, (list, tuple))
                            if data__sections_item__frameworks_is_list:
                                data__sections_item__frameworks_len = len(data__sections_item__frameworks)
                                for data__sections_item__frameworks_x, data__sections_item__frameworks_item in enumerate(data__sections_item__frameworks):
                                    if not isinstance(data__sections_item__frameworks_item, (dict)):
                                        errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='type'))
                                    data__sections_item__frameworks_item_is_dict = isinstance(data__sections_item__frameworks_item, dict)
                                    if data__sections_item__frameworks_item_is_dict:
                                        data__sections_item__frameworks_item__missing_keys = {'label', 'children'} - data__sections_item__frameworks_item.keys()
                                        if data__sections_item__frameworks_item__missing_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='required'))
                                        data__sections_item__frameworks_item_keys = set(data__sections_item__frameworks_item.keys())
                                        if "label" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("label")
                                            data__sections_item__frameworks_item__label = data__sections_item__frameworks_item["label"]
                                            if not isinstance(data__sections_item__frameworks_item__label, (str)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'label'), way=('sections', '*', 'frameworks', '*', 'label'), definition=_D1, rule='type'))
                                        if "children" in data__sections_item__frameworks_item_keys:
                                            data__sections_item__frameworks_item_keys.remove("children")
                                            data__sections_item__frameworks_item__children = data__sections_item__frameworks_item["children"]
                                            if not isinstance(data__sections_item__frameworks_item__children, (list, tuple)):
                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children'), way=('sections', '*', 'frameworks', '*', 'children'), definition=_D15, rule='type'))
                                            data__sections_item__frameworks_item__children_is_list = isinstance(data__sections_item__frameworks_item__children, (list, tuple))
                                            if data__sections_item__frameworks_item__children_is_list:
                                                data__sections_item__frameworks_item__children_len = len(data__sections_item__frameworks_item__children)
                                                for data__sections_item__frameworks_item__children_x, data__sections_item__frameworks_item__children_item in enumerate(data__sections_item__frameworks_item__children):
                                                    if not isinstance(data__sections_item__frameworks_item__children_item, (dict)):
                                                        errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='type'))
                                                    data__sections_item__frameworks_item__children_item_is_dict = isinstance(data__sections_item__frameworks_item__children_item, dict)
                                                    if data__sections_item__frameworks_item__children_item_is_dict:
                                                        data__sections_item__frameworks_item__children_item__missing_keys = {'label', 'to'} - data__sections_item__frameworks_item__children_item.keys()
                                                        if data__sections_item__frameworks_item__children_item__missing_keys:
                                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='required'))
                                                        data__sections_item__frameworks_item__children_item_keys = set(data__sections_item__frameworks_item__children_item.keys())
                                                        if "label" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("label")
                                                            data__sections_item__frameworks_item__children_item__label = data__sections_item__frameworks_item__children_item["label"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__label, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__label, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/label", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'label'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'label'), definition=_D1, rule='type'))
                                                        if "to" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("to")
                                                            data__sections_item__frameworks_item__children_item__to = data__sections_item__frameworks_item__children_item["to"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__to, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__to, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/to", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'to'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'to'), definition=_D1, rule='type'))
                                                        if "badge" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("badge")
                                                            data__sections_item__frameworks_item__children_item__badge = data__sections_item__frameworks_item__children_item["badge"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__badge, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__badge, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/badge", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'badge'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'badge'), definition=_D1, rule='type'))
                                                        if "addedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("addedAt")
                                                            data__sections_item__frameworks_item__children_item__addedAt = data__sections_item__frameworks_item__children_item["addedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__addedAt, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__addedAt, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/addedAt", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'addedAt'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'addedAt'), definition=_D1, rule='type'))
                                                        if "updatedAt" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("updatedAt")
                                                            data__sections_item__frameworks_item__children_item__updatedAt = data__sections_item__frameworks_item__children_item["updatedAt"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__updatedAt, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__updatedAt, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/updatedAt", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'updatedAt'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'updatedAt'), definition=_D1, rule='type'))
                                                        if "tab" in data__sections_item__frameworks_item__children_item_keys:
                                                            data__sections_item__frameworks_item__children_item_keys.remove("tab")
                                                            data__sections_item__frameworks_item__children_item__tab = data__sections_item__frameworks_item__children_item["tab"]
                                                            if not isinstance(data__sections_item__frameworks_item__children_item__tab, (str)):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__tab, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/tab", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'tab'), definition=_D17, rule='type'))
                                                            if not (isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'home' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'get-started' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'tutorial' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'guides' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'api' or isinstance(data__sections_item__frameworks_item__children_item__tab, str) and data__sections_item__frameworks_item__children_item__tab == 'examples'):
                                                                errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item__tab, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}/tab", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x, 'tab'), way=('sections', '*', 'frameworks', '*', 'children', '*', 'tab'), definition=_D17, rule='enum'))
                                                        if data__sections_item__frameworks_item__children_item_keys:
                                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item__children_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}/children/{data__sections_item__frameworks_item__children_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x, 'children', data__sections_item__frameworks_item__children_x), way=('sections', '*', 'frameworks', '*', 'children', '*'), definition=_D16, rule='additionalProperties'))
                                        if data__sections_item__frameworks_item_keys:
                                            errors.append(JsonSchemaValueException(value=data__sections_item__frameworks_item, pointer=f"/sections/{data__sections_x}/frameworks/{data__sections_item__frameworks_x}", path=('sections', data__sections_x, 'frameworks', data__sections_item__frameworks_x), way=('sections', '*', 'frameworks', '*'), definition=_D19, rule='additionalProperties'))
                        if "collapsible" in data__sections_item_keys:
                            data__sections_item_keys.remove("collapsible")
                            data__sections_item__collapsible = data__sections_item["collapsible"]
                            if not isinstance(data__sections_item__collapsible, (bool)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__collapsible, pointer=f"/sections/{data__sections_x}/collapsible", path=('sections', data__sections_x, 'collapsible'), way=('sections', '*', 'collapsible'), definition=_D9, rule='type'))
                        if "defaultCollapsed" in data__sections_item_keys:
                            data__sections_item_keys.remove("defaultCollapsed")
                            data__sections_item__defaultCollapsed = data__sections_item["defaultCollapsed"]
                            if not isinstance(data__sections_item__defaultCollapsed, (bool)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__defaultCollapsed, pointer=f"/sections/{data__sections_x}/defaultCollapsed", path=('sections', data__sections_x, 'defaultCollapsed'), way=('sections', '*', 'defaultCollapsed'), definition=_D9, rule='type'))
                        if "tab" in data__sections_item_keys:
                            data__sections_item_keys.remove("tab")
                            data__sections_item__tab = data__sections_item["tab"]
                            if not isinstance(data__sections_item__tab, (str)):
                                errors.append(JsonSchemaValueException(value=data__sections_item__tab, pointer=f"/sections/{data__sections_x}/tab", path=('sections', data__sections_x, 'tab'), way=('sections', '*', 'tab'), definition=_D17, rule='type'))
                            if not (isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'home' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'get-started' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'tutorial' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'guides' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'api' or isinstance(data__sections_item__tab, str) and data__sections_item__tab == 'examples'):
                                errors.append(JsonSchemaValueException(value=data__sections_item__tab, pointer=f"/sections/{data__sections_x}/tab", path=('sections', data__sections_x, 'tab'), way=('sections', '*', 'tab'), definition=_D17, rule='enum'))
                        if data__sections_item_keys:
                            errors.append(JsonSchemaValueException(value=data__sections_item, pointer=f"/sections/{data__sections_x}", path=('sections', data__sections_x), way=('sections', '*'), definition=_D14, rule='additionalProperties'))
        if "users" in data_keys:
            data_keys.remove("users")
            data__users = data["users"]
            if not isinstance(data__users, (list, tuple)):
                errors.append(JsonSchemaValueException(value=data__users, pointer="/users", path=('users',), way=('users',), definition=_D10, rule='type'))
            data__users_is_list = isinstance(data__users, (list, tuple))
            if data__users_is_list:
                data__users_len = len(data__users)
                for data__users_x, data__users_item in enumerate(data__users):
                    if not isinstance(data__users_item, (str)):
                        errors.append(JsonSchemaValueException(value=data__users_item, pointer=f"/users/{data__users_x}", path=('users', data__users_x), way=('users', '*'), definition=_D1, rule='type'))
        if data_keys:
            errors.append(JsonSchemaValueException(value=data, pointer="", path=(), way=(), definition=_D11, rule='additionalProperties'))
    if errors: raise JsonSchemaValuesException(errors)
    return data

FIRST: "dict[str, Callable[[Any], Any]]" = {
    "2024-08": first_2024_08,
    "2026-07": first_2026_07,
}

ALL: "dict[str, Callable[[Any], Any]]" = {
    "2024-08": all_2024_08,
    "2026-07": all_2026_07,
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
