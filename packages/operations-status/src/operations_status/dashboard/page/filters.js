/* What people ask for, in the fields of the page and in its address. */

const INT32 = 2 ** 31;
const GUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const FIELDS = { process: "", tags: "", egress: "", period: "86400", order: "desc" };

let asked = {};
const chosen = new Set();

function pieces(text) {
  return text.split(",").map((piece) => piece.trim()).filter(Boolean);
}

function windowStart() {
  const seconds = Number(at("period").value);
  return seconds ? Date.now() - seconds * 1000 : 0;
}

function createdAfter() {
  const from = windowStart();
  return from ? { createdAfter: iso(from) } : {};
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
  if (at("egress").value) wanted.egressProvider = at("egress").value;
  if (chosen.size) wanted.status = [...chosen].join(",");
  return wanted;
}

/* Whether the service can apply all filters: it does not look for a part of a name. */
function isWhole() {
  const { pid, uid } = filter();
  return Boolean(pid || uid || !at("process").value.trim());
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
  const provider = at("egress").value;
  const start = windowStart();
  const from = start ? iso(start) : "";
  return inOrder().filter((operation) => (
    operation.createdDateTime >= from
    && wanted.every((tag) => operation.tags.includes(tag))
    && (!provider || operation.egressProviderName === provider)
    && (!process || operation.process.name.toLowerCase().includes(process) || String(operation.process.pid) === process || operation.process.uid.replace(/-/g, "") === uid)
  ));
}

/* Offer the egress providers that operations have, and the one that is chosen. */
function offerProviders(names) {
  const place = at("egress");
  const known = new Set([...place.options].map((option) => option.value));
  for (const name of names) if (!known.has(name)) place.append(element("option", visible(name), { value: name }));
}

/* The address of the page says what it shows, for a reload or a colleague; it never has the token. */
function writeAddress() {
  const query = new URLSearchParams();
  for (const [name, usual] of Object.entries(FIELDS)) if (at(name).value !== usual) query.set(name, at(name).value);
  if (chosen.size) query.set("status", [...chosen].join(","));
  const open = detailed ? detailed.operationId : toOpen;
  if (open) query.set("operation", open);
  const text = query.toString();
  history.replaceState(null, "", text ? `?${text}` : location.pathname);
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
