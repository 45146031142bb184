// The reference: a box that filters methods or tasks, and groups of methods that fold.

const folds = [...document.querySelectorAll("details.reference-group")];

let openBefore = null;

// Keep the rows that have all words, and open the groups with such rows while there are words.
function filterRows(rows, words) {
  let shown = 0;
  for (const row of rows) {
    const title = row.closest("details")?.querySelector("summary").textContent ?? "";
    const text = `${title} ${row.textContent}`.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    shown += !row.hidden;
  }
  openBefore ??= new Set(folds.filter((fold) => fold.open));
  for (const fold of folds) {
    fold.hidden = !fold.querySelector("tbody tr:not([hidden])");
    fold.open = words.length ? !fold.hidden : openBefore.has(fold);
  }
  if (!words.length) openBefore = null;
  return shown;
}

function addBox(rows, place, subject) {
  const box = document.createElement("input");
  box.type = "search";
  box.className = "reference-filter";
  box.placeholder = "Filter";
  box.setAttribute("aria-label", `Filter the ${subject} below`);
  const count = document.createElement("span");
  count.setAttribute("role", "status");
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = filterRows(rows, words);
    count.textContent = words.length ? ` ${shown} of ${rows.length}` : "";
  });
  place.before(box, count);
}

if (folds.length) {
  addBox(document.querySelectorAll("details.reference-group tbody tr"), folds[0], "groups");
} else {
  for (const table of document.querySelectorAll("table.methods, table.tasks")) {
    // The theme wraps tables into a container that scrolls.
    addBox(table.tBodies[0].rows, table.closest(".table-wrapper") || table, "table");
  }
}

// A browser opens a group if the address points into it, but not if it points at it.
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (folds.includes(target)) target.open = true;
}
addEventListener("hashchange", openTarget);
openTarget();
