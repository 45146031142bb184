/* What people ask for, in the fields of the page and in its address. */

const INT32 = 2 ** 31;
const GUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const FIELDS = { process: "", tags: "", egress: "", period: "86400", order: "desc" };

let asked = {};
let answered = null;
const chosen = new Set();

function pieces(text) {
  return text.split(",").map((piece) => piece.trim()).filter(Boolean);
}

function windowStart(period = at("period").value) {
  const seconds = Number(period);
  return seconds ? Date.now() - seconds * 1000 : 0;
}

function createdAfter(period) {
  const from = windowStart(period);
  return from ? { createdAfter: iso(from) } : {};
}

/* The name in quotation marks, for the whole name of a process; null for a part of one. */
function wholeName() {
  const quoted = /^"(.+)"$/.exec(at("process").value.trim());
  return quoted && quoted[1];
}

/* The filters that the service applies. It does not look for a part of a name. */
function filter() {
  const process = at("process").value.trim();
  const parameters = {};
  if (/^-?\d{1,10}$/.test(process) && Math.abs(Number(process)) < INT32) parameters.pid = process;
  else if (GUID.test(process)) parameters.uid = process;
  else if (wholeName()) parameters.name = wholeName();
  const tags = pieces(at("tags").value).join(",");
  if (tags) parameters.tags = tags;
  if (at("egress").value) parameters.egressProvider = at("egress").value;
  if (chosen.size) parameters.status = [...chosen].join(",");
  return parameters;
}

/* What the service is asked: its filters, the period and the order. Typed, reloaded or shared, the
   same fields make the same question. */
function question() {
  return { period: at("period").value, order: at("order").value, ...filter() };
}

/* The parameters of a question, in the words of the service. */
function listParameters({ period, ...rest }) {
  return { ...createdAfter(period), ...rest };
}

/* Every change passes the feed, also one that leaves the chosen states. */
function feedParameters({ period, order, status, ...rest }) {
  return rest;
}

/* Whether the service can apply all filters. */
function isWhole() {
  const { pid, uid, name } = filter();
  return Boolean(pid || uid || name || !at("process").value.trim());
}

function isFiltered() {
  return Boolean(Object.keys(filter()).length || at("process").value.trim());
}

/* Whether the list that was asked for has operations in a state. */
function isAskedFor(status) {
  return !asked.status || asked.status.split(",").includes(status);
}

/* Whether the list that was asked for lacks operations that the fields ask for. */
function mustAskAgain() {
  const now = question();
  const isNarrower = Object.entries(asked).every(([name, value]) => now[name] === value);
  return !isNarrower || (isCut() && Object.keys(now).length > Object.keys(asked).length);
}

function matching() {
  const { pid, uid, name } = filter();
  const part = isWhole() ? "" : at("process").value.trim().toLowerCase();
  const tags = pieces(at("tags").value);
  const provider = at("egress").value;
  const start = windowStart();
  const from = start ? iso(start) : "";
  return inOrder().filter(({ createdDateTime, operationName, process, tags: carried, egressProviderName }) => (
    createdDateTime >= from
    && tags.every((tag) => carried.includes(tag))
    && (!provider || egressProviderName === provider)
    && (!pid || process.pid === Number(pid))
    && (!uid || bare(process.uid) === bare(uid))
    && (!name || process.name === name)
    && (process.name.toLowerCase().includes(part) || (operationName || "").toLowerCase().includes(part))
  ));
}

function bare(uid) {
  return uid.replace(/-/g, "").toLowerCase();
}

/* Offer the egress providers that operations have, and the one that is chosen. */
function offerProviders(names) {
  const place = at("egress");
  const known = new Set([...place.options].map((option) => option.value));
  for (const name of names) if (!known.has(name)) place.append(element("option", visible(name), { value: name }));
}

/* The address of the page says what it shows, for a reload or a colleague; it never has the token.
   What people choose becomes a step of the history, so that Back undoes it. */
function writeAddress({ isStep = false } = {}) {
  const query = new URLSearchParams();
  for (const [name, usual] of Object.entries(FIELDS)) if (at(name).value !== usual) query.set(name, at(name).value);
  if (chosen.size) query.set("status", [...chosen].join(","));
  const open = detailed ? detailed.operationId : toOpen;
  if (open) query.set("operation", open);
  const text = query.toString();
  countActive();
  if (text === location.search.slice(1)) return;
  const address = text ? `?${text}` : location.pathname;
  if (isStep) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/* Folded, the tools say how many filters are set. */
function countActive() {
  const active = Object.keys(FIELDS).filter((name) => name !== "order" && at(name).value !== FIELDS[name]).length;
  at("active").textContent = active ? ` (${active})` : "";
}

/* Set the fields as an address says, and return the operation that it opens, if it does. */
function readAddress() {
  const query = new URLSearchParams(location.search);
  if (query.get("egress")) offerProviders([query.get("egress")]);
  for (const [name, usual] of Object.entries(FIELDS)) {
    at(name).value = query.get(name) ?? usual;
    if (at(name).value === "" && usual) at(name).value = usual; // there is no such choice
  }
  chosen.clear();
  for (const status of pieces(query.get("status") || "")) if (status in STATES) chosen.add(status);
  return GUID.test(query.get("operation") || "") ? query.get("operation") : null;
}
