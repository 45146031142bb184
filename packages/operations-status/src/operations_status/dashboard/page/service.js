"use strict";

/* Requests to the service. Its responses are inserted into the page as text, never as markup. */

const PATIENCE = 30000;
const TOKEN = "operations-token";

class Refused extends Error {}

class Unanswered extends Error {
  constructor(message, { status = 0, retryAfter = 0 } = {}) {
    super(message);
    Object.assign(this, { status, retryAfter });
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
  const retryAfter = Number(answer.headers.get("Retry-After")) || 0;
  return new Unanswered(`${said.replace(/\.$/, "")} (${answer.status})`, { status: answer.status, retryAfter });
}

/* Describe why a request or the reading of its response has failed. */
function reasonFor(error) {
  return error instanceof Unanswered ? error.message : "The connection has ended";
}

function address(parameters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return `operations?${query}`;
}

/* Return the URL of the next page of the list; behind a proxy, its path may differ from the link's. */
function nextPage(answer) {
  const link = /<([^>]*)>\s*;\s*rel="?next"?/.exec(answer.headers.get("Link") || "");
  return link && `operations${new URL(link[1], answer.url).search}`;
}

function iso(moment) {
  return new Date(moment).toISOString();
}
