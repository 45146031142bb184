/* The rows of the table. */

const rows = new Map();

/* Move only the lines that are out of place, so that focus and scroll position are kept. */
function drawRows(listed) {
  const place = at("rows");
  const lines = listed.map((operation) => {
    const text = JSON.stringify(operation);
    let row = rows.get(operation.operationId);
    if (!row || row.text !== text) row = { line: fill(row ? row.line : element("tr", [], { role: "row" }), operation), operation, text };
    rows.set(operation.operationId, row);
    return row.line;
  });
  const shown = new Set(lines);
  for (const [id, row] of rows) {
    if (shown.has(row.line)) continue;
    row.line.remove();
    rows.delete(id);
  }
  let next = place.firstChild;
  for (const line of lines) {
    if (line === next) next = next.nextSibling;
    else place.insertBefore(line, next);
  }
}

function fill(line, operation) {
  const focused = line.contains(document.activeElement);
  const { operationId, operationName, process, status } = operation;
  const open = element("button", operationId.slice(0, 8), { type: "button", class: "open", title: operationId, "aria-label": `${operationId.slice(0, 8)}, details of ${operationId}`, "aria-haspopup": "dialog" });
  const named = [choice("name", process.name, "value process"), " ", element("span", String(process.pid), { class: "pid" })];
  if (operationName) named.unshift(choice("operationName", operationName, "value name"), " ");
  const note = status === "Failed" ? element("div", failure(operation), { class: "note failure" }) : element("div", progress(operation), { class: "note" });
  const tags = operation.tags.map((tag) => choice("tags", tag, "tag"));
  const egress = operation.egressProviderName === null ? [] : choice("egressProvider", operation.egressProviderName, "value");
  const cells = [badge(status), open, [...named, note], tags, egress, time(operation.createdDateTime), duration(operation)];
  line.replaceChildren(...cells.map((content) => element("td", content, { role: "cell" })));
  line.dataset.id = operationId;
  if (focused) open.focus({ preventScroll: true });
  return line;
}

/* The first line of the error of a failed operation. */
function failure({ error }) {
  return error ? foreign(`${error.code}: ${error.message.trim().split("\n")[0]}`) : [];
}
