/* Showing the operations of the service, and keeping them up to date.

   The service computes every view, so that tiles, chart, groups and list have the same filters. The
   page waits for the next change of its counts, and then reads the other views again. */

const WAITING = 25;
const SLACK = 10000;
const POLLING = 5000;
const WAIT_AGAIN = 60000;
const REST = 1000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;
const NOT_MODIFIED = 304;
const OUTDATED = 60000;

let isReadingMore = false;

/* Read all views, or wait for a read that has begun, and show them. Return the URL and the entity tag
   with which to wait for a change; the tag is null if the views may be of different revisions. */
async function readScreen(signal, { known = null, begun = null } = {}) {
  const { start, query, counted, counts, list: listed, chart, groups } = await (begun || readViews(signal, { known, shown: rowsShown() }));
  let list = listed;
  while (list.next && list.found.length < rowsShown()) list = await readRows(query, rowsShown(), signal); // more were read meanwhile
  signal.throwIfAborted(); // the selection has changed
  showScreen({ counts: counts.found, rows: list.found, next: list.next, chart: chart.found, groups: groups.found });
  const isOne = known || [list, chart, groups].every(({ tag }) => tag === counts.tag);
  return { start, read: Date.now(), address: counted, tag: isOne ? counts.tag : null };
}

/* Request the counts again, by a long poll if *isWaiting*; null if they have not changed. */
async function readChange(held, isWaiting, signal) {
  const headers = { ...(held.tag && { "If-None-Match": held.tag }), ...(isWaiting && held.tag && { Prefer: `wait=${WAITING}` }) };
  const answer = await ask(held.address, { signal, headers, patience: WAITING * 1000 + SLACK });
  if (answer.status === NOT_MODIFIED) return null;
  return { start: held.start, found: await answer.json(), tag: answer.headers.get("ETag") };
}

/* Read the next rows and append them; repeat this if the list was read again meanwhile. */
async function readMore() {
  if (isReadingMore || !screen?.next || at("results").ariaBusy) return;
  const { signal } = following;
  isReadingMore = true;
  showUnread(null);
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
    if (signal.aborted) return; // the selection has changed
    if (error instanceof Refused) askForToken(error.message);
    else showUnread(error);
  } finally {
    isReadingMore = false;
  }
}

/* Show the selection and keep it up to date until it changes. If long polls do not work, because a
   proxy ends them or other tabs have reached the service's limit, poll for a while. *begun* is a first
   read of all views that has begun already. */
async function follow(begun = null) {
  if (!begun) following.abort();
  if (connection === "signed out") return; // the next sign-in follows
  if (!begun) following = new AbortController();
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
      if (!held || (held.start && began - held.read > OUTDATED && !paused)) held = await readScreen(signal, { begun });
      else {
        const change = await readChange(held, isWaiting, signal);
        isChanged = change !== null;
        if (change && paused) { sayHeld(true); return; } // Resume reads everything again
        if (change) held = await readScreen(signal, { known: change });
      }
      wait = FIRST_WAIT;
      sayConnection(isWaiting ? "live" : "polling");
      showProblem(null);
      if (!isWaiting) await sleep(POLLING, signal);
      else if (!isChanged && Date.now() - began < REST) waitAgain = Date.now() + WAIT_AGAIN; // answered at once: no long poll
      else if (isChanged) await sleep(Math.max(REST, Math.min(Date.now() - began, LONGEST_WAIT)), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused) { askForToken(error.message); return; }
      if (held && isWaiting) { waitAgain = Date.now() + WAIT_AGAIN; continue; }
      held = null;
      begun = null;
      waitAgain = 0;
      sayConnection("lost");
      wait = Math.max(wait, 1000 * (error.retryAfter || 0));
      showProblem(`${reasonFor(error)}. Trying again in ${Math.round(wait / 1000)}\u00a0s.`);
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
