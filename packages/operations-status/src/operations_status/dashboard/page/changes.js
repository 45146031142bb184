/* Staying up to date: by the feed of changes; or by polling, where a proxy lets no feed through or the
   service allows no further one, since other tabs have as many as it allows. */

const FIRST_EVENT = 5000;
const SILENCE = 60000;
const SHORT_LIFE = 3000;
const POLLING = 5000;
const FEED_AGAIN = 60000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;
const TOO_MANY_REQUESTS = 429;

class Streamless extends Error {}
class Outdated extends Error {}

let following = null;

async function* events(body, heard) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard();
    const blocks = (buffer + value).split(/\r?\n\r?\n/);
    buffer = blocks.pop();
    for (const block of blocks) {
      const event = { id: null, kind: "message", data: "" };
      for (const line of block.split(/\r?\n/)) {
        const [, name, text] = /^([^:]*):? ?(.*)$/.exec(line);
        if (name === "data") event.data += text;
        else if (name === "event") event.kind = text;
        else if (name === "id") event.id = text;
      }
      yield event;
    }
  }
}

/* Follow one feed until it ends. It is opened before the list is read, so that no change falls
   between the two. While the list is current, the next feed resumes where this one was; the service
   says so (`reset`) where its store is not the one in which that place is. */
async function stream(place, signal) {
  const feed = new AbortController();
  let alarm = setTimeout(() => feed.abort(new Streamless()), FIRST_EVENT);
  const heard = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => feed.abort(new Unanswered("The service has gone silent")), SILENCE);
  };
  const opened = Date.now();
  try {
    const headers = { Accept: "text/event-stream", ...(place.current && { "Last-Event-ID": place.last }) };
    const both = AbortSignal.any([signal, feed.signal]);
    const answer = await ask(address({ view: "full", ...feedParameters(asked) }), { headers, signal: both, patience: 0 })
      .catch((error) => { throw error.status === TOO_MANY_REQUESTS ? new Streamless() : error; });
    if (!/^text\/event-stream/.test(answer.headers.get("Content-Type"))) throw new Streamless();
    await listen(answer.body, heard, place, both);
  } catch (error) {
    if (!signal.aborted && feed.signal.aborted) throw feed.signal.reason;
    throw error;
  } finally {
    clearTimeout(alarm);
    feed.abort();
  }
  place.short = Date.now() - opened < SHORT_LIFE ? place.short + 1 : 0;
  if (place.short >= 3) throw new Streamless();
}

async function listen(body, heard, place, signal) {
  const early = new Map();
  let begin;
  const begun = new Promise((resolve) => { begin = resolve; });
  const listening = (async () => {
    for await (const event of events(body, heard)) {
      if (event.kind === "reset") { place.current = false; throw new Outdated(); }
      if (event.id) place.last = event.id;
      begin();
      if (!event.data) continue;
      const operation = JSON.parse(event.data);
      if (place.current) receive(operation);
      else early.set(operation.operationId, operation);
    }
    begin();
  })();
  const reading = (async () => {
    await begun;
    if (!place.current) {
      await load(place, signal);
      place.current = true;
      for (const operation of early.values()) receive(operation);
    }
    sayConnection("live");
    showProblem(null);
    draw();
  })();
  await Promise.all([listening, reading]);
}

/* Read the list. While the page is paused, only what people ask for themselves replaces it. */
async function load(place, signal) {
  const first = await ask(address({ view: "full", limit: PAGE, ...listParameters(asked) }), { signal });
  const tag = first.headers.get("ETag");
  const list = await readPages(first, signal);
  signal.throwIfAborted(); // the page has asked for something else
  if (paused && place.loaded) hold(list.found.values());
  else replaceAll(list);
  place.loaded = true;
  return tag;
}

async function poll(place, signal) {
  const until = Date.now() + FEED_AGAIN;
  let tag = await load(place, signal);
  while (Date.now() < until) {
    sayConnection("polling");
    showProblem(null);
    draw();
    await sleep(POLLING, signal);
    const answer = tag && await ask(address({ limit: 1, ...feedParameters(asked), status: asked.status }), { signal, headers: { "If-None-Match": tag } });
    if (!answer || answer.status !== 304) tag = await load(place, signal);
  }
}

/* Follow what the fields ask for, until they ask for something else: feeds one after another, with ever longer waits
   where they fail, and polling for a while where none comes through. */
async function follow() {
  if (following) following.abort();
  if (connection === "signed out") return; // the next sign-in follows
  following = new AbortController();
  const { signal } = following;
  asked = question();
  const place = { last: "", current: false, loaded: false, short: 0 };
  let wait = FIRST_WAIT;
  let streams = true;
  while (!signal.aborted) {
    try {
      if (streams) await stream(place, signal);
      else { place.current = false; await poll(place, signal); streams = true; continue; }
      wait = FIRST_WAIT;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused) { askForToken(error.message); return; }
      if (error instanceof Outdated) continue;
      if (error instanceof Streamless) { streams = false; place.short = 0; continue; }
      streams = true;
      sayConnection("lost");
      wait = Math.max(wait, 1000 * (error.retryAfter || 0));
      showProblem(`${error instanceof Unanswered ? error.message : "The connection has ended"}. Trying again in ${Math.round(wait / 1000)}\u00a0s.`);
      draw();
    }
    await sleep(wait * (0.75 + Math.random() / 2), signal).catch(() => {});
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const end = () => { clearTimeout(timer); reject(signal.reason); };
    const timer = setTimeout(() => { signal.removeEventListener("abort", end); resolve(); }, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
