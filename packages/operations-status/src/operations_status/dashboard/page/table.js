/* The operations that the page knows, and drawing them. */

const STEP = 200;
const SLACK = 1000;
const DRAWING = 250;
const COUNTING = 2000;

let operations = new Map();
let ordered = null;
let cut = false;
let read = false;
let announcing = true;
let shown = STEP;
let paused = false;
let held = new Map();
let drawn = 0;
let drawing = 0;
const counts = { key: "", found: null, stale: true, asking: false, next: 0 };

/* What is known */

function replaceAll(list) {
  cut = list.cut;
  read = true;
  answered = asked;
  operations = list.found;
  held.clear();
  sayHeld();
  changed();
}

/* Sort anew, and count anew, when they are next drawn. */
function changed() {
  ordered = null;
  counts.stale = true;
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

/* Keep an operation as it is now. One that leaves the states asked for goes, unless its details are
   open: otherwise such operations would take the place of older ones of the list. */
function keep(operation) {
  const { operationId, status } = operation;
  if (isAskedFor(status) || (detailed && detailed.operationId === operationId)) operations.set(operationId, operation);
  else operations.delete(operationId);
  changed();
  if (operations.size > MOST + SLACK) {
    operations = new Map(inOrder().map((one) => [one.operationId, one]));
    cut = true;
  }
}

/* Whether there are more operations than the page takes. */
function isCut() {
  return cut || operations.size > MOST;
}

/* Whether the page has the operations that its fields ask for. */
function isCurrent() {
  return read && answered === asked && !mustAskAgain();
}

/* The operations in the order that is chosen, as many as the page takes. */
function inOrder() {
  if (!ordered) {
    const sign = at("order").value === "asc" ? 1 : -1;
    const key = ({ createdDateTime, operationId }) => createdDateTime + operationId;
    ordered = [...operations.values()].sort((a, b) => (key(a) < key(b) ? -sign : sign)).slice(0, MOST);
  }
  return ordered;
}

/* Have the service count where the page does not know every operation. */

async function askCounts() {
  const { order, status, ...rest } = question();
  const key = JSON.stringify(rest);
  if (counts.key !== key) Object.assign(counts, { key, found: null, stale: true, next: 0 });
  if (counts.asking || !counts.stale || Date.now() < counts.next || connection === "lost") return;
  Object.assign(counts, { asking: true, stale: false });
  let found = null;
  let wait = COUNTING;
  try {
    found = await (await ask(address({ view: "counts", ...listParameters(rest) }))).json();
  } catch (error) { // the page's own numbers stand, and are called so
    counts.stale = true;
    wait = Math.max(wait, 1000 * (error.retryAfter || 0));
  }
  if (counts.key === key) Object.assign(counts, { found, next: Date.now() + wait });
  counts.asking = false;
  setTimeout(draw, wait);
  draw();
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
  if (!typing && mustAskAgain()) follow();
  const all = matching();
  const listed = chosen.size ? all.filter((operation) => chosen.has(operation.status)) : all;
  offerProviders(new Set(all.map((operation) => operation.egressProviderName).filter(Boolean)));
  const current = isCurrent();
  drawCounts(all, current);
  drawTimeline(listed, current);
  drawSummary(listed.length, all.length, current);
  drawRows(listed.slice(0, shown));
  const left = listed.length - shown;
  at("more").hidden = left <= 0;
  at("more").textContent = `Show ${Math.min(STEP, left)} more of ${left.toLocaleString()}`;
  refreshDetails();
}

function drawCounts(all, current) {
  const byService = current && (isCut() || asked.status) && isWhole();
  if (byService) askCounts();
  const own = {};
  for (const { status } of all) own[status] = (own[status] || 0) + 1;
  const numbers = (byService && counts.found) || own;
  const place = at("counts");
  if (!place.children.length) {
    for (const status of Object.keys(STATES)) {
      place.append(element("button", [element("b"), element("span", status)], { type: "button", "data-status": status }));
    }
  }
  const isKnown = (status) => current && (numbers !== own || isAskedFor(status));
  for (const button of place.children) {
    const { status } = button.dataset;
    button.firstChild.textContent = isKnown(status) ? (numbers[status] || 0).toLocaleString() : "–";
    button.setAttribute("aria-pressed", String(chosen.has(status)));
  }
  at("counts-title").textContent = current && isCut() && numbers === own ? `By status, of the ${most()}` : "By status";
}

/* The operations that the page takes where there are more. */
function most() {
  return `${which()} ${MOST.toLocaleString()}`;
}

function which() {
  return at("order").value === "asc" ? "oldest" : "newest";
}

function drawSummary(listed, all, current) {
  at("summary").textContent = current ? summarize(listed) : "";
  at("table").hidden = !listed;
  at("nothing").hidden = Boolean(listed);
  if (!listed) at("nothing").replaceChildren(...explain(all, current));
  if (!announcing || !current) return;
  at("announcement").textContent = at("summary").textContent;
  announcing = false;
}

/* How many operations are shown, and of which. */
function summarize(listed) {
  const count = listed.toLocaleString();
  if (!isCut()) return `${count} ${listed === 1 ? "operation" : "operations"}`;
  if (isWhole()) return `${count} operations, the ${which()}; there are more in this time`;
  return `${count} of the ${most()} operations; put a whole name in quotation marks to look in all`;
}

function explain(all, current) {
  if (!current) return [element("p", at("problem").hidden ? "Reading the operations…" : "Nothing could be read yet.")];
  if (all) return [element("p", "No operation is in these states."), element("p", "Choose others above, or clear the filters.")];
  if (isFiltered()) return [element("p", "No operation matches."), element("p", "Clear the filters to see all of them.")];
  return [element("p", "No operations yet in this time."), element("p", ["Record one with ", element("code", "operations-status run -- COMMAND")])];
}

function forgetAll() {
  replaceAll({ found: new Map(), cut: false });
  read = false;
  rows.clear();
  drawNow();
}
