/* Actions of the user, and messages to them. */

const TYPING = 400;
const TICK = 15000;
const SECOND = 1000;
const CONNECTION = { connecting: "Connecting", live: "Live", polling: "Live, every 5 seconds", paused: "Paused", lost: "Not connected", "signed out": "Signed out" };

const wide = matchMedia("(min-width: 48rem)");

let connection = "connecting";
let typing = 0;

function sayConnection(to = connection) {
  connection = to;
  const place = at("connection");
  const state = paused && (to === "live" || to === "polling") ? "paused" : to;
  place.dataset.state = state;
  if (place.textContent !== CONNECTION[state]) place.textContent = CONNECTION[state];
  if (to !== "signed out") showBoard();
}

function sayHeld(isChanged) {
  at("held").textContent = isChanged ? "There are changes" : "";
}

function showProblem(text) {
  at("problem").hidden = !text;
  if (at("problem-text").textContent !== (text || "")) at("problem-text").textContent = text || "";
}

/* Say that the next rows could not be read; the button reads them again. */
function showUnread(error) {
  at("unread").textContent = error ? `More operations could not be read: ${reasonFor(error)}.` : "";
  at("unread").hidden = !error;
  at("more").textContent = error ? "Try again" : "Show more";
}

function showBoard() {
  if (!at("board").hidden || (connection === "connecting" && token === null)) return;
  at("sign-in").hidden = true;
  at("board").hidden = false;
  at("actions").hidden = false;
  at("leave").hidden = token === null;
  draw();
  if (toOpen && (token !== null || connection === "live" || connection === "polling")) {
    openDetails(toOpen);
    toOpen = null;
  }
}

/* Ask for a token, and say why the service has refused the previous one. */
function askForToken(reason) {
  following.abort();
  const had = token !== null;
  rememberToken(null);
  sayConnection("signed out");
  if (detailed) toOpen = detailed.operationId; // the address keeps it for the next sign-in
  closeDetails();
  paused = false;
  sayPaused();
  showProblem(null);
  at("board").hidden = true;
  at("actions").hidden = true;
  forgetScreen();
  at("sign-in").hidden = false;
  at("token-problem").textContent = had ? `That token is not accepted${reason ? `: ${reason}` : "."}` : "";
  at("token").focus();
}

function sayPaused() {
  at("pause").textContent = paused ? "Resume" : "Pause";
  sayHeld(false);
  sayConnection();
}

/* Show the current selection, after a pause for typing. */
function select(changes, delay = 0) {
  selection = { ...selection, ...changes };
  showFields();
  following.abort();
  showReading();
  clearTimeout(typing);
  typing = setTimeout(() => {
    writeAddress({ isStep: true });
    follow();
  }, delay);
}

/* Show the selection in the URL, after Back or Forward. */
function goTo() {
  clearTimeout(typing);
  const before = JSON.stringify(selection);
  const id = readAddress();
  showFields();
  if (at("board").hidden) toOpen = id;
  else if (id) openDetails(id);
  else closeDetails();
  if (JSON.stringify(selection) !== before || at("results").ariaBusy) follow();
}

/* Filter by the value that was clicked; return false if the click was not on a value. */
function chooseFrom(target) {
  const button = target.closest("button[data-filter]");
  if (!button) return false;
  closeDetails();
  select(narrowed(button.dataset.filter, button.dataset.text));
  return true;
}

/* Fold the tools on a narrow screen, so that the first operations are visible. */
function fold() {
  at("tools").open = wide.matches;
}

function moveBetweenRows(event) {
  const line = event.target.closest("tr");
  const lines = [...at("rows").children];
  const steps = { ArrowDown: 1, ArrowUp: -1, Home: -lines.length, End: lines.length };
  if (!line || !(event.key in steps)) return;
  event.preventDefault();
  const index = Math.max(0, Math.min(lines.length - 1, lines.indexOf(line) + steps[event.key]));
  lines[index].querySelector("button").focus();
}

at("token-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = at("token").value.trim().replace(/^(authorization: *)?bearer +/i, "");
  at("token").value = "";
  if (!/^[\x21-\x7e]+$/.test(text)) {
    at("token-problem").textContent = "A token has letters, digits and dots, without spaces.";
    return;
  }
  rememberToken(text);
  sayConnection("connecting");
  follow();
});
at("leave").addEventListener("click", () => { rememberToken(null); askForToken(""); });
at("again").addEventListener("click", () => { sayConnection("connecting"); follow(); });
at("pause").addEventListener("click", () => {
  paused = !paused;
  sayPaused();
  if (!paused) follow();
});
at("counts").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const states = new Set(pieces(selection.status));
  if (!states.delete(button.dataset.status)) states.add(button.dataset.status);
  select({ status: [...states].join(",") }, TYPING);
});
at("filters").addEventListener("submit", (event) => event.preventDefault());
at("search").addEventListener("input", () => select({ search: at("search").value.trim() }, TYPING));
for (const name of ["period", "order"]) at(name).addEventListener("change", () => select({ [name]: at(name).value }));
at("clear").addEventListener("click", () => select({ ...Object.fromEntries(Object.keys(selection).map((name) => [name, ""])), ...USUAL, order: selection.order }));
at("chips").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) select(widened(button.dataset.remove, button.dataset.text));
});
at("groups").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) select({ group: button.dataset.text === selection.group ? "" : button.dataset.text });
});
at("all-groups").addEventListener("click", () => { allGroups = !allGroups; draw(); });
at("more").addEventListener("click", async () => {
  const first = at("rows").children.length;
  await readMore();
  at("rows").children[first]?.querySelector("button").focus();
});
new IntersectionObserver(([more]) => { if (more.isIntersecting) readMore(); }, { rootMargin: "400px" }).observe(at("more"));
at("rows").addEventListener("click", (event) => {
  const line = event.target.closest("tr");
  if (!chooseFrom(event.target) && line && !String(getSelection())) openDetails(line.dataset.id);
});
at("rows").addEventListener("keydown", moveBetweenRows);
at("details").addEventListener("close", () => {
  const row = detailed && rows.get(detailed.operationId);
  detailed = null;
  writeAddress({ isStep: true });
  if (row && row.line.isConnected) row.line.querySelector("button").focus();
});
at("details").addEventListener("click", (event) => {
  if (!chooseFrom(event.target) && event.target === at("details")) at("details").close();
});
wide.addEventListener("change", fold);
addEventListener("popstate", goTo);
at("close").addEventListener("click", () => at("details").close());
at("copy-id").addEventListener("click", () => copy(detailed.operationId, "Copied."));
at("copy-curl").addEventListener("click", () => copy(curl(detailed.operationId), token === null ? "Copied." : "Copied; put your token into $TOKEN."));
setInterval(() => {
  for (const mark of document.querySelectorAll("time")) mark.textContent = ago(new Date(mark.dateTime));
}, TICK);
setInterval(() => {
  for (const mark of document.querySelectorAll("[data-since]")) mark.textContent = span(Date.now() - Number(mark.dataset.since));
}, SECOND);

fold();
showFields();
writeAddress();
sayConnection();
follow(firstViews);
