/* One operation with its result. */

const FINISHED = new Set(["Succeeded", "Failed", "Cancelled"]);

let detailed = null;
let requests = 0;
let answeredRequest = 0;

async function openDetails(id) {
  const isNew = !detailed || detailed.operationId !== id;
  const listed = rows.get(id)?.operation;
  const known = listed || { operationId: id };
  detailed = { operationId: id, listed, hasEnded: !isNew && detailed.hasEnded };
  if (isNew) {
    at("copied").textContent = "";
    showDetails(known, !listed || FINISHED.has(listed.status) ? [["Result", "…"]] : []);
    writeAddress({ isStep: true });
  }
  if (!at("details").open) at("details").showModal();
  const request = ++requests;
  let whole = null;
  let failure = null;
  try {
    whole = await (await ask(`operations/${id}?view=full`)).json();
  } catch (error) {
    failure = error;
  }
  // The details may be closed or show another operation, or the answer to a later request.
  if (!detailed || detailed.operationId !== id || request < answeredRequest) return;
  answeredRequest = request;
  if (whole) {
    detailed.hasEnded = FINISHED.has(whole.status);
    showDetails(whole, outcome(whole));
  } else if (failure instanceof Refused) askForToken(failure.message);
  else showDetails(known, [["Result", `Cannot be read: ${reasonFor(failure)}`]]);
}

/* Close the details when the page shows something else. */
function closeDetails() {
  detailed = null;
  at("details").close();
}

/* Keep what is open up to date with the list; an operation outside of it may have changed as well. */
function refreshDetails() {
  if (!detailed || !at("details").open) return;
  const now = rows.get(detailed.operationId)?.operation;
  if (now ? now !== detailed.listed : !detailed.hasEnded) openDetails(detailed.operationId);
}

function outcome(whole) {
  if (whole.error !== null) return [["Error", foreign(whole.error.code)], ["Message", foreign(whole.error.message)]];
  if (whole.resourceLocation !== null) return [["Result", locationOf(whole.resourceLocation)]];
  return whole.status === "Succeeded" ? [["Result", "no location was recorded"]] : [];
}

function showDetails(operation, result) {
  const { process } = operation;
  const title = process ? operation.operationName || process.name : operation.operationId;
  at("details-title").replaceChildren(foreign(title));
  const fields = [["Operation", element("code", operation.operationId)]];
  if (process) {
    fields.unshift(["Status", badge(operation.status)], ...result, ["Progress", progress(operation)]);
    fields.push(
      ["Process", [choice("name", process.name, "value process"), ", pid ", choice("pid", String(process.pid), "value")]],
      ["Runtime instance", choice("uid", process.uid, "value code")],
      ["Tags", operation.tags.length ? operation.tags.map((tag) => choice("tags", tag, "tag")) : "none"],
      ["Egress provider", operation.egressProviderName === null ? "none" : choice("egressProvider", operation.egressProviderName, "value")],
      ["Can be stopped", operation.isStoppable ? "yes" : "no"],
      ["Created", moment(operation.createdDateTime)],
      ["Started", moment(operation.startedDateTime)],
      ["Ended", moment(operation.endedDateTime)],
      ["Duration", duration(operation)],
      ["Worker", worker(operation)],
      ["Queue", operation.attempts?.at(-1)?.queue ? foreign(operation.attempts.at(-1).queue) : []],
      ["Attempts", attempts(operation)],
      ["Trace context", operation.traceparent ? element("code", operation.traceparent) : []],
    );
  } else fields.push(...result);
  const told = fields.filter(([, value]) => value.length !== 0);
  at("fields").replaceChildren(...told.flatMap(([name, value]) => [element("dt", name), element("dd", value)]));
}

function worker({ worker: found }) {
  return found ? [foreign(found.name), `, pid ${found.pid} on `, foreign(found.host)] : [];
}

/* Each attempt in one line; if there is only one, the other fields describe it. */
function attempts({ attempts: made = [] }) {
  if (made.length < 2) return [];
  const lines = made.map((attempt) => {
    const { number, outcome: way, error, startedDateTime } = attempt;
    const told = [`${number}: ${way || "running"}, from `, element("span", short.format(new Date(startedDateTime)))];
    if (attempt.worker) told.push(", ", ...worker(attempt));
    if (error) told.push(", ", foreign(`${error.code}: ${error.message}`));
    return element("li", told);
  });
  return element("ul", lines, { class: "attempts" });
}

function moment(text) {
  return text ? [exact.format(new Date(text)), element("br"), element("code", text)] : [];
}

/* A link if the URL is http or https, which a browser follows safely; text otherwise. */
function locationOf(text) {
  let url;
  try { url = new URL(text); } catch { return foreign(text, { class: "code" }); }
  if (url.protocol !== "https:" && url.protocol !== "http:") return foreign(text, { class: "code" });
  return element("a", url.href, { href: url.href, rel: "noopener noreferrer", target: "_blank" });
}

async function copy(text, said) {
  at("copied").textContent = "";
  const done = await write(text);
  at("copied").textContent = done ? said : "This browser does not let the page copy.";
}

/* Without TLS, browsers let a page copy only a selection. */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = element("textarea", text, { class: "visually-hidden", readonly: "" });
    const before = document.activeElement;
    at("details").append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before.focus();
    return done;
  }
}

function curl(id) {
  const url = new URL(`operations/${id}`, document.baseURI).href.replace(/'/g, "'\\''");
  return `curl ${token === null ? "" : '-H "Authorization: Bearer $TOKEN" '}'${url}'`;
}
