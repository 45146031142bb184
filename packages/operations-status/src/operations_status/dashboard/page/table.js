/* The operations that the page knows, and the part of them that it shows. */

const STEP = 200;
const SLACK = 1000;
const DRAWING = 250;
const INT32 = 2 ** 31;
const GUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

let operations = new Map();
let ordered = null;
let cut = false;
let read = false;
let asked = {};
let shown = STEP;
let paused = false;
let held = new Map();
let drawn = 0;
let drawing = 0;
const chosen = new Set();
const rows = new Map();

/* What is known */

function replaceAll(newest) {
  cut = newest.cut;
  read = true;
  operations = newest.found;
  held.clear();
  ordered = null;
}

function receive(operation) {
  if (paused) { hold([operation]); return; }
  keep(operation);
  draw();
}

function hold(list) {
  for (const operation of list) {
    const id = operation.operationId;
    if (JSON.stringify(operation) !== JSON.stringify(operations.get(id))) held.set(id, operation);
  }
  sayHeld();
}

function keep(operation) {
  operations.set(operation.operationId, operation);
  if (operations.size > MOST + SLACK) cut = keepNewest(operations);
  ordered = null;
}

function inOrder() {
  if (!ordered) ordered = newestFirst([...operations.values()]).slice(0, MOST);
  return ordered;
}

/* What is asked for */

function pieces(text) {
  return text.split(",").map((piece) => piece.trim()).filter(Boolean);
}

function windowStart() {
  const seconds = Number(at("period").value);
  return seconds ? Date.now() - seconds * 1000 : 0;
}

/* The part of the filters that the service can apply; it is asked to where it has more operations
   than the page takes. */
function filter() {
  const process = at("process").value.trim();
  const wanted = {};
  if (/^-?\d{1,10}$/.test(process) && Math.abs(Number(process)) < INT32) wanted.pid = process;
  else if (GUID.test(process)) wanted.uid = process;
  const tags = pieces(at("tags").value).join(",");
  if (tags) wanted.tags = tags;
  if (chosen.size) wanted.status = [...chosen].join(",");
  return wanted;
}

/* Every change passes the feed, also one that leaves the chosen states. */
function feedFilter() {
  const { status, ...rest } = asked;
  return rest;
}

function mustAskAgain() {
  const now = filter();
  const narrower = Object.entries(asked).every(([name, value]) => now[name] === value);
  return !narrower || (cut && Object.keys(now).length > Object.keys(asked).length);
}

function matching() {
  const process = at("process").value.trim().toLowerCase();
  const uid = process.replace(/-/g, "");
  const wanted = pieces(at("tags").value);
  const start = windowStart();
  const from = start ? iso(start) : "";
  return inOrder().filter((operation) => (
    operation.createdDateTime >= from
    && wanted.every((tag) => operation.tags.includes(tag))
    && (!process || operation.process.name.toLowerCase().includes(process) || String(operation.process.pid) === process || operation.process.uid.replace(/-/g, "") === uid)
  ));
}

/* What is shown: changes are drawn four times a second at most. */

function draw() {
  if (drawing) return;
  drawing = setTimeout(() => requestAnimationFrame(drawNow), Math.max(0, drawn + DRAWING - Date.now()));
}

function drawNow() {
  clearTimeout(drawing);
  drawing = 0;
  drawn = Date.now();
  const all = matching();
  const listed = chosen.size ? all.filter((operation) => chosen.has(operation.status)) : all;
  drawCounts(all);
  drawTimeline(listed);
  drawSummary(listed.length, all.length);
  drawRows(listed.slice(0, shown));
  const left = listed.length - shown;
  at("more").hidden = left <= 0;
  at("more").textContent = `Show ${Math.min(STEP, left)} more of ${left.toLocaleString()}`;
  refreshDetails();
}

function drawCounts(all) {
  const counts = {};
  for (const operation of all) counts[operation.status] = (counts[operation.status] || 0) + 1;
  const place = at("counts");
  if (!place.children.length) {
    for (const status of Object.keys(STATES)) {
      place.append(element("button", [element("b"), element("span", status)], { type: "button", "data-status": status }));
    }
  }
  for (const button of place.children) {
    const { status } = button.dataset;
    const counted = read && (!asked.status || asked.status.split(",").includes(status));
    button.firstChild.textContent = counted ? (counts[status] || 0).toLocaleString() : "–";
    button.setAttribute("aria-pressed", String(chosen.has(status)));
  }
}

function drawSummary(listed, all) {
  const total = inOrder().length;
  const part = listed === total ? "" : ` of ${total.toLocaleString()}`;
  const text = `${listed.toLocaleString()}${part} ${total === 1 ? "operation" : "operations"}`;
  at("summary").textContent = !read ? "" : cut ? `${text}, the newest; there are more in this time` : text;
  at("table").hidden = !listed;
  at("nothing").hidden = Boolean(listed);
  if (!listed) at("nothing").replaceChildren(...explain(total, all));
}

function explain(total, all) {
  if (!read) return [element("p", at("problem").hidden ? "Reading the operations…" : "Nothing could be read yet.")];
  if (total && all) return [element("p", "No operation is in these states."), element("p", "Choose others above, or clear the filters.")];
  if (total || Object.keys(asked).length) return [element("p", "No operation matches."), element("p", "Clear the filters to see all of them.")];
  return [element("p", "No operations yet in this time."), element("p", ["Record one with ", element("code", "operations-status run -- COMMAND")])];
}

/* Put lines where they belong and leave the others alone, so that focus and scrolling stay. */
function drawRows(listed) {
  const place = at("rows");
  const lines = listed.map((operation) => {
    let row = rows.get(operation.operationId);
    if (!row || row.operation !== operation) row = fill(row ? row.line : element("tr", [], { role: "row" }), operation);
    rows.set(operation.operationId, row);
    return row.line;
  });
  const wanted = new Set(lines);
  for (const line of [...place.children]) if (!wanted.has(line)) line.remove();
  let next = place.firstChild;
  for (const line of lines) {
    if (line === next) next = next.nextSibling;
    else place.insertBefore(line, next);
  }
  if (rows.size > lines.length + 4 * STEP) {
    for (const [id, row] of rows) if (!wanted.has(row.line)) rows.delete(id);
  }
}

function fill(line, operation) {
  const focused = line.contains(document.activeElement);
  const { operationId, process } = operation;
  const open = element("button", operationId.slice(0, 8), { type: "button", class: "open", title: operationId, "aria-label": `${operationId.slice(0, 8)}, details of ${operationId}`, "aria-haspopup": "dialog" });
  const named = [foreign(process.name, { class: "name", title: visible(process.name) }), " ", element("span", String(process.pid), { class: "pid" })];
  const tags = operation.tags.map((tag) => foreign(tag, { class: "tag", title: visible(tag) }));
  const egress = operation.egressProviderName === null ? [] : foreign(operation.egressProviderName, { title: visible(operation.egressProviderName) });
  const cells = [badge(operation.status), open, named, tags, egress, time(operation.createdDateTime)];
  line.replaceChildren(...cells.map((content) => element("td", content, { role: "cell" })));
  line.dataset.id = operationId;
  if (focused) open.focus({ preventScroll: true });
  return { line, operation };
}

function forgetAll() {
  replaceAll({ found: new Map(), cut: false });
  read = false;
  asked = {};
  rows.clear();
  drawNow();
}
