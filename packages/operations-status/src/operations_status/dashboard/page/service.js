"use strict";

/* Asking the service. What it answers is written as text, never as markup. */

const PAGE = 1000;
const MOST = 10000;
const PATIENCE = 30000;
const TOKEN = "operations-token";

class Refused extends Error {}

class Unanswered extends Error {
  constructor(message, retryAfter) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

let token = rememberedToken();

function rememberedToken() {
  try { return sessionStorage.getItem(TOKEN); } catch { return null; }
}

function rememberToken(text) {
  token = text;
  try {
    if (text === null) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, text);
  } catch { /* Storage is forbidden here: the token lasts as long as the page. */ }
}

async function ask(path, { signal, headers = {}, patience = PATIENCE } = {}) {
  const signals = patience ? [signal, AbortSignal.timeout(patience)] : [signal];
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  let answer;
  try {
    answer = await fetch(path, {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.any(signals.filter(Boolean)),
      headers: { ...authorization, ...headers },
    });
  } catch (error) {
    if (signal && signal.aborted) throw error;
    throw new Unanswered(error.name === "TimeoutError" ? "The service takes too long" : "The service cannot be reached");
  }
  if (answer.status === 401) throw new Refused(reasonOf(answer));
  if (!answer.ok && answer.status !== 304) throw await failureOf(answer);
  return answer;
}

function reasonOf(answer) {
  const said = /error_description="([^"]*)"/.exec(answer.headers.get("WWW-Authenticate") || "");
  return said ? said[1] : "";
}

async function failureOf(answer) {
  const problem = await answer.json().catch(() => ({}));
  const errors = Object.values(problem.errors || {}).flat().join(" ");
  const said = problem.detail || errors || problem.title || "The service cannot answer";
  return new Unanswered(`${said.replace(/\.$/, "")} (${answer.status})`, Number(answer.headers.get("Retry-After")) || 0);
}

function address(parameters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return `operations?${query}`;
}

/* Where a page of the list continues; a proxy may serve it at another path than the link has. */
function nextPage(answer) {
  const link = /<([^>]*)>\s*;\s*rel="?next"?/.exec(answer.headers.get("Link") || "");
  return link && `operations${new URL(link[1], answer.url).search}`;
}

/* Put what is in a stretch of time (in milliseconds; 0 is for ever) into a map, the newest at the
   latest; a stretch with far too many is halved, and its newer half is read first. */
async function readStretch(found, filter, after, before, signal) {
  const part = new Map();
  let url = address({ limit: 5 * PAGE, ...filter, ...(after && { createdAfter: iso(after - 1) }), ...(before && { createdBefore: iso(before) }) });
  while (url) {
    const answer = await ask(url, { signal });
    for (const operation of await answer.json()) part.set(operation.operationId, operation);
    url = nextPage(answer);
    const end = before || Date.now();
    if (url && part.size > 2 * MOST && end - after > 1000) {
      const middle = Math.floor((after + end) / 2);
      await readStretch(found, filter, middle, before, signal);
      if (found.size < MOST) await readStretch(found, filter, after, middle, signal);
      return;
    }
  }
  for (const [id, operation] of part) found.set(id, operation);
}

/* Return the newest operations since a moment, 10,000 at most, and whether there are more. The list
   comes oldest first, so that one that is long is read in ever longer stretches back from now. */
async function readNewest(first, filter, from, signal) {
  const found = new Map();
  if (!nextPage(first)) {
    for (const operation of await first.json()) found.set(operation.operationId, operation);
    return { found, cut: false };
  }
  await first.body.cancel();
  let before = 0;
  for (let reach = 60000; ; reach *= 4) {
    const edge = Math.max(Date.now() - reach, from);
    await readStretch(found, filter, edge, before, signal);
    if (edge === from) return { found, cut: keepNewest(found) };
    if (found.size >= MOST) { keepNewest(found); return { found, cut: true }; }
    before = edge;
  }
}

function keepNewest(found) {
  if (found.size <= MOST) return false;
  const surplus = newestFirst([...found.values()]).slice(MOST);
  for (const operation of surplus) found.delete(operation.operationId);
  return true;
}

function newestFirst(list) {
  return list.sort((a, b) => {
    if (a.createdDateTime !== b.createdDateTime) return a.createdDateTime < b.createdDateTime ? 1 : -1;
    return a.operationId < b.operationId ? 1 : -1;
  });
}

function iso(moment) {
  return new Date(moment).toISOString();
}
