/* The form fields of the selection, and its query in the URL of the page. */

/* Write the selection into the URL, which never contains the token. A choice of the user becomes an
   entry of the browser's history, so that Back undoes it. */
function writeAddress({ isStep = false } = {}) {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(selection)) if (text && text !== USUAL[name]) query.set(name, text);
  const open = detailed ? detailed.operationId : toOpen;
  if (open) query.set("operation", open);
  const text = query.toString();
  if (text === location.search.slice(1)) return;
  const address = text ? `?${text}` : location.pathname;
  if (isStep) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

function showFields() {
  for (const name of Object.keys(USUAL)) {
    if (at(name).value.trim() !== selection[name]) at(name).value = selection[name]; // a space may be typed
  }
  const active = Object.keys(EXACT).filter((name) => selection[name]);
  at("chips").replaceChildren(...active.flatMap((name) => {
    const texts = name === "tags" ? pieces(selection.tags) : [selection[name]];
    return texts.map((text) => element("li", chip(name, text)));
  }));
  const count = active.length + ["search", "period"].filter((name) => selection[name] !== USUAL[name]).length;
  at("active").textContent = count ? ` (${count})` : "";
}

function chip(name, text) {
  const words = `${EXACT[name]}: ${visible(name === "group" ? groupName() : text)}`;
  return element("button", [element("bdi", words), element("span", " ✕", { "aria-hidden": "true" })], { type: "button", "data-remove": name, "data-text": text, "aria-label": `Remove the filter ${words}` });
}

/* The selection with one more exact filter. */
function narrowed(name, text) {
  return { [name]: name === "tags" ? [...new Set([...pieces(selection.tags), text])].join(",") : text };
}

function widened(name, text) {
  return { [name]: name === "tags" ? pieces(selection.tags).filter((tag) => tag !== text).join(",") : "" };
}

function isFiltered() {
  return Boolean(selection.search || selection.status || Object.keys(EXACT).some((name) => selection[name]));
}
