/* Reading the screen from the service, and staying up to date.

   The service computes every view, so that tiles, chart, groups and list are of the same filters. The
   page waits for the next change of its counts, and then reads the other views again. */

const STEP = 200;
const LARGEST_PAGE = 1000;
const WAITING = 25;
const SLACK = 10000;
const POLLING = 5000;
const WAIT_AGAIN = 60000;
const REST = 1000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;
const NOT_MODIFIED = 304;
const OUTDATED = 60000;

let following = null;
let isReadingMore = false;

async function askJson(query, signal) {
  const answer = await ask(address(query), { signal });
  return { found: await answer.json(), tag: answer.headers.get("ETag"), next: nextPage(answer) };
}

/* Read the first rows of the list, as many as are shown. */
async function readRows(query, signal) {
  const count = Math.max(STEP, rowsShown());
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

/* Read the steps of the chart: of the whole period, or from the first operation on. An operation that a
   wrong clock puts far before or after is not in it: the service has a largest number of steps. */
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

/* Read all views; the counts may be known already. Return the address and the entity tag with which
   to wait for a change: without a tag if the views may be of different revisions. */
async function readScreen(signal, known) {
  const start = known ? known.start : periodStart();
  const query = parameters(start);
  const { status, ...anyStatus } = query;
  const failed = status || query.group ? query : { ...query, status: "Failed" };
  const counted = { view: "counts", ...anyStatus };
  const [counts, listed, chart, groups] = await Promise.all([
    known || askJson(counted, signal),
    readRows(query, signal),
    readSteps(query, start, signal),
    askJson({ view: "groups", ...failed }, signal),
  ]);
  let list = listed;
  while (list.next && list.found.length < rowsShown()) list = await readRows(query, signal); // more were read meanwhile
  signal.throwIfAborted(); // the page has asked for something else
  showScreen({ counts: counts.found, rows: list.found, next: list.next, chart: chart.found, groups: groups.found });
  const isOne = known || [list, chart, groups].every(({ tag }) => tag === counts.tag);
  return { start, read: Date.now(), address: address(counted), tag: isOne ? counts.tag : null };
}

/* Ask for the counts again once they have changed; null if they are the same. */
async function readChange(held, isWaiting, signal) {
  const headers = { ...(held.tag && { "If-None-Match": held.tag }), ...(isWaiting && held.tag && { Prefer: `wait=${WAITING}` }) };
  const answer = await ask(held.address, { signal, headers, patience: WAITING * 1000 + SLACK });
  if (answer.status === NOT_MODIFIED) return null;
  return { start: held.start, found: await answer.json(), tag: answer.headers.get("ETag") };
}

/* Read the next rows, and show them behind the others; again if the others were read meanwhile. */
async function readMore() {
  if (isReadingMore || !screen?.next || at("results").ariaBusy) return;
  const { signal } = following;
  isReadingMore = true;
  try {
    let isShown = false;
    while (screen?.next && !isShown) {
      const before = screen;
      const answer = await ask(before.next, { signal });
      const found = await answer.json();
      signal.throwIfAborted();
      isShown = screen === before;
      if (isShown) showScreen({ ...before, rows: [...before.rows, ...found], next: nextPage(answer) });
    }
  } catch (error) {
    if (error instanceof Refused) askForToken(error.message);
  } finally {
    isReadingMore = false;
  }
}

/* Read what is selected, and follow it until something else is selected. Where no wait comes through,
   such as by a proxy, or because other tabs have as many as the service allows, poll for a while. */
async function follow() {
  if (following) following.abort();
  if (connection === "signed out") return; // the next sign-in follows
  following = new AbortController();
  const { signal } = following;
  let held = null;
  let wait = FIRST_WAIT;
  let waitAgain = 0;
  showReading();
  while (!signal.aborted) {
    const isWaiting = Date.now() >= waitAgain;
    try {
      const began = Date.now();
      let isChanged = true;
      if (!held || (held.start && began - held.read > OUTDATED && !paused)) held = await readScreen(signal);
      else {
        const change = await readChange(held, isWaiting, signal);
        isChanged = change !== null;
        if (change && paused) { sayHeld(true); return; } // all is read again on Resume
        if (change) held = await readScreen(signal, change);
      }
      wait = FIRST_WAIT;
      sayConnection(isWaiting ? "live" : "polling");
      showProblem(null);
      if (!isWaiting) await sleep(POLLING, signal);
      else if (!isChanged && Date.now() - began < REST) waitAgain = Date.now() + WAIT_AGAIN; // nobody waits
      else if (isChanged) await sleep(Math.max(REST, Math.min(Date.now() - began, LONGEST_WAIT)), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused) { askForToken(error.message); return; }
      if (held && isWaiting) { waitAgain = Date.now() + WAIT_AGAIN; continue; }
      held = null;
      waitAgain = 0;
      sayConnection("lost");
      wait = Math.max(wait, 1000 * (error.retryAfter || 0));
      showProblem(`${error instanceof Unanswered ? error.message : "The connection has ended"}. Trying again in ${Math.round(wait / 1000)}\u00a0s.`);
      draw();
      await sleep(wait * (0.75 + Math.random() / 2), signal).catch(() => {});
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }
}

function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const end = () => { clearTimeout(timer); reject(signal.reason); };
    const timer = setTimeout(() => { signal.removeEventListener("abort", end); resolve(); }, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
