/* One operation, with what became of it. */

const FINISHED = new Set(["Succeeded", "Failed", "Cancelled"]);

let detailed = null;

async function openDetails(id) {
  const summary = operations.get(id);
  if (!summary) return;
  const isNew = !detailed || detailed.operationId !== id;
  detailed = summary;
  if (isNew) {
    at("copied").textContent = "";
    showDetails(summary, FINISHED.has(summary.status) ? [["Result", "…"]] : []);
  }
  if (!at("details").open) at("details").showModal();
  try {
    const answer = await ask(`operations/${id}`);
    const whole = await answer.json();
    if (detailed && detailed.operationId === id) showDetails(whole, outcome(whole));
  } catch (error) {
    if (error instanceof Refused) askForToken(error.message);
    else if (detailed && detailed.operationId === id) showDetails(summary, [["Result", `Cannot be read: ${error.message}`]]);
  }
}

/* Keep what is open up to date with the list. */
function refreshDetails() {
  if (!detailed || !at("details").open) return;
  const now = operations.get(detailed.operationId);
  if (now && now !== detailed) openDetails(now.operationId);
}

function outcome(whole) {
  if (whole.error !== null) return [["Error", foreign(whole.error.code)], ["Message", foreign(whole.error.message)]];
  if (whole.resourceLocation !== null) return [["Result", locationOf(whole.resourceLocation)]];
  return whole.status === "Succeeded" ? [["Result", "nothing was kept"]] : [];
}

function showDetails(operation, result) {
  const { process } = operation;
  const created = new Date(operation.createdDateTime);
  at("details-title").replaceChildren(foreign(process.name));
  const fields = [
    ["Status", badge(operation.status)],
    ...result,
    ["Operation", element("code", operation.operationId)],
    ["Process", [foreign(process.name), `, pid ${process.pid}`]],
    ["Runtime instance", element("code", process.uid)],
    ["Tags", operation.tags.length ? operation.tags.map((tag) => foreign(tag, { class: "tag" })) : "none"],
    ["Egress provider", operation.egressProviderName === null ? "none" : foreign(operation.egressProviderName)],
    ["Can be stopped", operation.isStoppable ? "yes" : "no"],
    ["Created", [exact.format(created), element("br"), element("code", operation.createdDateTime)]],
  ];
  at("fields").replaceChildren(...fields.flatMap(([name, value]) => [element("dt", name), element("dd", value)]));
}

/* A link where a browser can follow it safely, and text otherwise. */
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

/* Browsers keep the clipboard from pages that came without TLS, but for a selection. */
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
