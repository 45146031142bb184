/* The screen: the views as they were last read, and drawing them. */

let screen = null;
let announcing = true;
let paused = false;

function rowsShown() {
  return screen && !at("results").ariaBusy ? screen.rows.length : 0;
}

function showScreen(read) {
  screen = read;
  at("results").ariaBusy = null;
  sayHeld(false);
  showFields();
  draw();
}

/* Mark the screen as old; it stays until the new selection is read. */
function showReading() {
  at("results").ariaBusy = "true";
  announcing = true;
  showUnread(null);
  draw();
}

function forgetScreen() {
  screen = null;
  draw();
}

function draw() {
  const chosen = pieces(selection.status);
  drawCounts(chosen);
  drawTimeline(screen ? screen.chart : { steps: [], from: Date.now(), seconds: 1 });
  drawGroups(screen ? screen.groups : []);
  drawRows(screen ? screen.rows : []);
  const isCurrent = screen && !at("results").ariaBusy;
  const states = chosen.length ? chosen : Object.keys(STATES);
  const total = isCurrent ? states.reduce((sum, status) => sum + screen.counts[status], 0) : 0;
  at("summary").textContent = isCurrent ? `${number(total)} ${total === 1 ? "operation" : "operations"}` : "";
  const listed = screen ? screen.rows.length : 0;
  at("table").hidden = !listed;
  at("nothing").hidden = Boolean(listed);
  if (!listed) at("nothing").replaceChildren(...explain(isCurrent));
  at("more").hidden = !screen?.next;
  if (!screen?.next) showUnread(null);
  if (isCurrent && announcing) {
    at("announcement").textContent = at("summary").textContent;
    announcing = false;
  }
  refreshDetails();
}

function drawCounts(chosen) {
  const place = at("counts");
  if (!place.children.length) {
    for (const status of Object.keys(STATES)) {
      place.append(element("button", [element("b"), element("span", status)], { type: "button", "data-status": status }));
    }
  }
  for (const button of place.children) {
    const { status } = button.dataset;
    button.firstChild.textContent = screen ? number(screen.counts[status]) : "–";
    button.setAttribute("aria-pressed", String(chosen.includes(status)));
  }
}

function explain(isCurrent) {
  if (!isCurrent) return [element("p", at("problem").hidden ? "Reading the operations…" : "Nothing could be read yet.")];
  if (isFiltered()) return [element("p", "No operation matches."), element("p", "Clear the filters to see all of them.")];
  return [element("p", "No operations yet in this time."), element("p", ["Record one with ", element("code", "operations-status run -- COMMAND")])];
}
