/* The selection: filters, period and order. The query of the page's URL keeps it, so that it survives a
   reload and a link to it can be shared. */

const STATES = { Starting: "◌", Running: "▶", Stopping: "◧", Succeeded: "✓", Failed: "✕", Cancelled: "⊘" };
const INT32 = 2 ** 31;
const GUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const USUAL = { search: "", period: "86400", order: "desc" };
const PERIODS = ["900", "3600", "86400", "604800", "0"];

/* Filters without a field: a click on a value sets them, and each is shown until it is removed. */
const EXACT = { name: "Process", operationName: "Name", tags: "Tag", egressProvider: "Egress provider", pid: "Process id", uid: "Runtime instance", group: "Group" };

/* Valid values in the URL; others are ignored. */
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

/* Set the selection from the URL; return the id of the operation that the URL opens, or null. */
function readAddress() {
  const query = new URLSearchParams(location.search);
  const said = (name) => {
    const text = query.get(name) || "";
    return !VALID[name] || VALID[name](text) ? text : "";
  };
  selection = Object.fromEntries([...Object.keys(USUAL), ...Object.keys(EXACT)].map((name) => [name, said(name) || USUAL[name]]));
  selection.status = pieces(query.get("status") || "").filter((status) => Object.hasOwn(STATES, status)).join(",");
  return said("operation") || null;
}

/* The start of the period; in whole minutes, so that pages send the same query within a minute, which
   the service answers from its cache. 0 for any time. */
function periodStart() {
  const seconds = Number(selection.period);
  return seconds && Math.floor((Date.now() / 1000 - seconds) / 60) * 60000;
}

/* The filter parameters for the service; all views of one read have the same start. */
function parameters(start) {
  const { period, order, ...rest } = selection;
  return { ...rest, createdAfter: start && iso(start) };
}
