"""Findings are immutable and comparable, and have a readable repr."""

import copy
import pickle

import pytest
from docs_config import Finding
from docs_config.rules.fixes import Change, Edit, Fix

FINDING = Finding("type", "/a", "wrong", hint="write it right", line=3, column=4, end_column=9)


def test_its_fields_have_defaults():
    finding = Finding("type", "", "wrong")
    assert (finding.property, finding.hint, finding.severity) == (None, None, "error")
    assert (finding.line, finding.column, finding.end_line, finding.end_column) == (1, 1, 1, 1)


def test_it_equals_another_with_the_same_fields_and_nothing_else():
    same = Finding("type", "/a", "wrong", hint="write it right", line=3, column=4, end_column=9)
    assert same == FINDING
    assert hash(same) == hash(FINDING)
    assert Finding("type", "/b", "wrong") != FINDING
    other: object = "type"
    assert other != FINDING


def test_it_cannot_be_changed():
    for name in Finding._fields:
        with pytest.raises(AttributeError):
            setattr(FINDING, name, 5)
        with pytest.raises(AttributeError):
            delattr(FINDING, name)


@pytest.mark.parametrize(
    "clone", [copy.copy, copy.deepcopy, lambda f: pickle.loads(pickle.dumps(f))]
)
def test_it_can_be_copied_and_pickled(clone):
    assert clone(FINDING) == FINDING


def test_its_repr_shows_all_fields():
    assert repr(FINDING) == (
        "Finding(rule='type', pointer='/a', message='wrong', property=None, hint='write it right', "
        "severity='error', line=3, column=4, end_line=1, "
        "end_column=9, file=None, fixes=())"
    )


def test_a_copy_differs_in_the_fields_that_are_replaced_alone():
    moved = FINDING.replace(line=4)
    assert (moved.line, moved.column) == (4, 4)
    assert moved.replace(line=3) == FINDING


def test_a_finding_carries_its_repairs():
    change = Change("replace", ("sections", 0, "label"), "Guides")
    fix = Fix('Write "Guides"', (change, Edit(0, 1, "")), is_safe=True)
    finding = Finding("type", "/a", "wrong", fixes=(fix,))
    assert finding.fixes[0].changes == (change, Edit(0, 1, ""))
    assert finding.fixes[0].is_safe
    assert finding != Finding("type", "/a", "wrong")
    assert hash(finding) == hash(pickle.loads(pickle.dumps(finding)))
