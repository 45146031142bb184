"""The JUnit report, read back."""

from xml.etree import ElementTree as ET

from docs_config.rules.findings import Finding


def test_junit_has_a_suite_for_each_file_and_a_failure_for_each_finding(render, valid, broken):
    report = render(valid, broken, format="junit")
    root = ET.fromstring(report)
    assert root.attrib == {"name": "docs-config", "tests": "6", "failures": "5", "errors": "0"}
    first, second = root
    assert first.attrib == {"name": "a.json", "tests": "1", "failures": "0", "errors": "0"}
    cases = [case.attrib for case in first.findall("testcase")]
    assert cases == [{"classname": "a.json", "name": "valid"}]
    assert [child.tag for child in first] == ["properties", "testcase"]
    assert len(second.findall("testcase/failure")) == 5
    assert second[-1].attrib["name"] == "additionalProperties /sections/2 at 6:36"
    failure = second[1][0]
    assert failure.attrib["type"] == "error"
    assert failure.text is not None
    assert failure.text.startswith(f"docs/config.json:2:16: {failure.attrib['message']}\nhint: ")


def test_junit_takes_any_character(make_result, render):
    message = 'a<b>&"c" \x00\x1b\x7f\x85\ud800\ufffe\n\t\r\U0001f600'
    report = render(make_result(Finding("type", "", message), path="<&>.json"), format="junit")
    assert report.isascii()
    (case,) = ET.fromstring(report).iter("testcase")
    shown = 'a<b>&"c" \\x00\\x1b\x7f\x85\\ud800\\ufffe\n\t\r\U0001f600'
    assert case[0].attrib["message"] == shown
    assert case.attrib == {"classname": "<&>.json", "name": "type / at 1:1"}
