// A box above each table of methods, groups or tasks that keeps the rows with all typed words.
document.querySelectorAll("table.methods, table.groups, table.tasks").forEach((table) => {
  const box = document.createElement("input");
  box.type = "search";
  box.className = "reference-filter";
  box.placeholder = "Filter";
  box.setAttribute("aria-label", "Filter the table below");
  const count = document.createElement("span");
  count.setAttribute("role", "status");
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const row of table.tBodies[0].rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      shown += !row.hidden;
    }
    count.textContent = box.value ? ` ${shown} of ${table.tBodies[0].rows.length}` : "";
  });
  // The theme wraps tables into a container that scrolls.
  (table.closest(".table-wrapper") || table).before(box, count);
});
