/* Operations with the same names and the same kind of error: failures, unless states are chosen. */

const FEW = 5;
const MOST = 100; // groups that the service lists; there may be more

let allGroups = false;

function drawGroups(groups) {
  at("groups-title").textContent = selection.status || selection.group ? "By kind" : "Failures by kind";
  at("groups-section").hidden = !groups.length;
  at("groups").replaceChildren(...groups.slice(0, allGroups ? groups.length : FEW).map((group) => element("li", line(group))));
  at("all-groups").hidden = groups.length <= FEW;
  const all = groups.length < MOST ? `Show all ${groups.length}` : `Show the ${MOST} largest`;
  at("all-groups").textContent = allGroups ? `Show the first ${FEW}` : all;
}

function line(group) {
  const { count, error, p50Seconds, p95Seconds, firstCreatedDateTime, lastCreatedDateTime } = group;
  const seen = [element("span", "since "), time(firstCreatedDateTime), ", last ", time(lastCreatedDateTime)];
  const took = p50Seconds === null ? [] : [`, p50 ${span(p50Seconds * 1000)}, p95 ${span(p95Seconds * 1000)}`];
  const what = [element("b", `${number(count)} × `), foreign(names(group), { class: "name" }), error ? foreign(` ${error.code}: ${error.message}`, { class: "failure" }) : ""];
  return element("button", [element("span", what), element("span", [...seen, ...took], { class: "note" })], { type: "button", "data-filter": "group", "data-text": group.group, "aria-pressed": String(selection.group === group.group) });
}

function names({ operationName, processName }) {
  return operationName ? `${operationName} (${processName})` : processName || "(no name)";
}

/* The chosen group in words, once it is read. */
function groupName() {
  const group = screen?.groups.find((one) => one.group === selection.group);
  return group ? `${names(group)}${group.error ? `, ${group.error.code}: ${group.error.message}` : ""}` : selection.group;
}
