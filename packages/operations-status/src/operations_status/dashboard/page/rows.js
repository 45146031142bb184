/* The rows of the table. */

const rows = new Map();

/* Put lines where they belong and leave the others alone, so that focus and scrolling stay. */
function drawRows(listed) {
  const place = at("rows");
  const lines = listed.map((operation) => {
    let row = rows.get(operation.operationId);
    if (!row || row.operation !== operation) row = fill(row ? row.line : element("tr", [], { role: "row" }), operation);
    rows.set(operation.operationId, row);
    return row.line;
  });
  const shown = new Set(lines);
  for (const line of [...place.children]) {
    if (!shown.has(line)) line.remove();
  }
  let next = place.firstChild;
  for (const line of lines) {
    if (line === next) next = next.nextSibling;
    else place.insertBefore(line, next);
  }
  if (rows.size > lines.length + 4 * STEP) {
    for (const [id, row] of rows) if (!shown.has(row.line)) rows.delete(id);
  }
}

function fill(line, operation) {
  const focused = line.contains(document.activeElement);
  const { operationId, operationName, process, status } = operation;
  const open = element("button", operationId.slice(0, 8), { type: "button", class: "open", title: operationId, "aria-label": `${operationId.slice(0, 8)}, details of ${operationId}`, "aria-haspopup": "dialog" });
  // With the arrow keys and Enter, the details of a row have the same buttons.
  const named = [choice("process", process.name, { tabindex: "-1" }), " ", element("span", String(process.pid), { class: "pid" })];
  if (operationName) named.unshift(foreign(operationName, { class: "name" }), " ");
  const note = status === "Failed" ? element("div", failure(operation), { class: "note failure" }) : element("div", progress(operation), { class: "note" });
  const tags = operation.tags.map((tag) => choice("tag", tag, { tabindex: "-1" }));
  const egress = operation.egressProviderName === null ? [] : foreign(operation.egressProviderName, { title: visible(operation.egressProviderName) });
  const cells = [badge(status), open, [...named, note], tags, egress, time(operation.createdDateTime), duration(operation)];
  line.replaceChildren(...cells.map((content) => element("td", content, { role: "cell" })));
  line.dataset.id = operationId;
  if (focused) open.focus({ preventScroll: true });
  return { line, operation };
}

/* The first line of why an operation failed. */
function failure({ error }) {
  return error ? foreign(`${error.code}: ${error.message.trim().split("\n")[0]}`) : [];
}
