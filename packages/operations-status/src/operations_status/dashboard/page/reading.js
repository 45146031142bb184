/* Reading the views of a selection. This script is at the beginning of the page, so that the first
   requests are sent while the rest of the page arrives. */

const STEP = 200;
const LARGEST_PAGE = 1000;
const BARS = 60;
const OVERHANG = 120; // bars before and after these, at most
const SPANS = [
  [1, "1 s"], [2, "2 s"], [5, "5 s"], [10, "10 s"], [20, "20 s"], [30, "30 s"],
  [60, "1 min"], [120, "2 min"], [300, "5 min"], [600, "10 min"], [900, "15 min"], [1800, "30 min"],
  [3600, "1 h"], [7200, "2 h"], [10800, "3 h"], [21600, "6 h"], [43200, "12 h"],
  [86400, "1 day"], [172800, "2 days"], [345600, "4 days"], [604800, "1 week"], [1209600, "2 weeks"],
  [2419200, "4 weeks"], [4838400, "8 weeks"], [9676800, "16 weeks"], [31449600, "1 year"],
];

async function askJson(query, signal) {
  const answer = await ask(address(query), { signal });
  return { found: await answer.json(), tag: answer.headers.get("ETag"), next: nextPage(answer) };
}

/* Read the first rows of the list, and as many as are shown. */
async function readRows(query, shown, signal) {
  const count = Math.max(STEP, shown);
  const rows = [];
  let next = address({ view: "full", limit: Math.min(count, LARGEST_PAGE), order: selection.order, ...query });
  let tag = null;
  while (next && rows.length < count) {
    const answer = await ask(next, { signal });
    tag ??= answer.headers.get("ETag");
    rows.push(...await answer.json());
    next = nextPage(answer);
  }
  return { found: rows, tag, next };
}

/* Read the steps of the chart: of the whole period, or from the first operation on. Operations that a
   wrong clock dates far outside are left out, because the service limits the number of steps. */
async function readSteps(query, start, signal) {
  let from = start;
  if (!from) {
    const { found: [oldest], tag } = await askJson({ ...query, order: "asc", limit: 1 }, signal);
    if (!oldest) return { found: { steps: [], from: Date.now(), seconds: 1 }, tag };
    from = Date.parse(oldest.createdDateTime);
  }
  const seconds = stepFor(from);
  const bounds = {
    createdAfter: query.createdAfter || iso(from - OVERHANG * seconds * 1000),
    createdBefore: iso(from + (BARS + OVERHANG) * seconds * 1000),
  };
  const { found, tag } = await askJson({ ...query, ...bounds, view: "histogram", step: seconds }, signal);
  return { found: { steps: found, from, seconds }, tag };
}

/* The shortest step, in seconds, with which a chart from a moment until now has at most BARS bars. */
function stepFor(from) {
  const seconds = (Date.now() - from) / 1000;
  return (SPANS.find(([size]) => seconds / size < BARS - 1) || SPANS[SPANS.length - 1])[0];
}

/* Read all views, and as many rows as are shown; the counts may be known already. */
async function readViews(signal, { known = null, shown = 0 } = {}) {
  const start = known ? known.start : periodStart();
  const query = parameters(start);
  const { status, ...anyStatus } = query;
  const failed = status || query.group ? query : { ...query, status: "Failed" };
  const counted = { view: "counts", ...anyStatus };
  const [counts, list, chart, groups] = await Promise.all([
    known || askJson(counted, signal),
    readRows(query, shown, signal),
    readSteps(query, start, signal),
    askJson({ view: "groups", ...failed }, signal),
  ]);
  return { start, query, counted: address(counted), counts, list, chart, groups };
}

let toOpen = readAddress();
let following = new AbortController();
const firstViews = readViews(following.signal);
firstViews.catch(() => {}); // follow() reports a failure
