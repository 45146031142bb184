/* The selection: the query of the page's address, which a reload and a colleague read as well. */

const INT32 = 2 ** 31;
const GUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const USUAL = { search: "", period: "86400", order: "desc" };
const PERIODS = ["900", "3600", "86400", "604800", "0"];

/* Filters without a field: a click on a value sets them, and each is shown until it is removed. */
const EXACT = { name: "Process", operationName: "Name", tags: "Tag", egressProvider: "Egress provider", pid: "Process id", uid: "Runtime instance", group: "Group" };

/* Valid values in the address; others are ignored. */
const VALID = {
  period: (text) => PERIODS.includes(text),
  order: (text) => text === "asc" || text === "desc",
  pid: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < INT32,
  uid: (text) => GUID.test(text),
  group: (text) => /^[0-9a-f]{16}$/.test(text),
  operation: (text) => GUID.test(text),
};

let selection = { ...USUAL };

function pieces(text = "") {
  return text.split(",").map((piece) => piece.trim()).filter(Boolean);
}

/* Set the fields as the address says, and return the operation that it opens, if it does. */
function readAddress() {
  const query = new URLSearchParams(location.search);
  const said = (name) => {
    const text = query.get(name) || "";
    return !VALID[name] || VALID[name](text) ? text : "";
  };
  selection = Object.fromEntries([...Object.keys(USUAL), ...Object.keys(EXACT)].map((name) => [name, said(name) || USUAL[name]]));
  selection.status = pieces(query.get("status") || "").filter((status) => Object.hasOwn(STATES, status)).join(",");
  showFields();
  return said("operation") || null;
}

/* Write what is selected into the address, which never has the token. What people choose becomes a
   step of the history, so that Back undoes it. */
function writeAddress({ isStep = false } = {}) {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(selection)) if (text && text !== USUAL[name]) query.set(name, text);
  const open = detailed ? detailed.operationId : toOpen;
  if (open) query.set("operation", open);
  const text = query.toString();
  if (text === location.search.slice(1)) return;
  const address = text ? `?${text}` : location.pathname;
  if (isStep) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

function showFields() {
  for (const name of Object.keys(USUAL)) {
    if (at(name).value.trim() !== selection[name]) at(name).value = selection[name]; // a space may be typed
  }
  const active = Object.keys(EXACT).filter((name) => selection[name]);
  at("chips").replaceChildren(...active.flatMap((name) => {
    const texts = name === "tags" ? pieces(selection.tags) : [selection[name]];
    return texts.map((text) => element("li", chip(name, text)));
  }));
  const count = active.length + ["search", "period"].filter((name) => selection[name] !== USUAL[name]).length;
  at("active").textContent = count ? ` (${count})` : "";
}

function chip(name, text) {
  const words = `${EXACT[name]}: ${visible(name === "group" ? groupName() : text)}`;
  return element("button", [element("bdi", words), element("span", " ✕", { "aria-hidden": "true" })], { type: "button", "data-remove": name, "data-text": text, "aria-label": `Remove the filter ${words}` });
}

/* The selection with one more exact filter. */
function narrowed(name, text) {
  return { [name]: name === "tags" ? [...new Set([...pieces(selection.tags), text])].join(",") : text };
}

function widened(name, text) {
  return { [name]: name === "tags" ? pieces(selection.tags).filter((tag) => tag !== text).join(",") : "" };
}

function isFiltered() {
  return Boolean(selection.search || selection.status || Object.keys(EXACT).some((name) => selection[name]));
}

/* The first moment of the period; whole minutes, so that pages that ask at about the same time ask
   the same. */
function periodStart() {
  const seconds = Number(selection.period);
  return seconds && Math.floor((Date.now() / 1000 - seconds) / 60) * 60000;
}

/* The parameters that the service filters by; the views of one reading have the same start. */
function parameters(start) {
  const { period, order, ...rest } = selection;
  return { ...rest, createdAfter: start && iso(start) };
}
