/* Writing text into the page, and times as people say them. */

const STATES = { Starting: "◌", Running: "▶", Stopping: "◧", Succeeded: "✓", Failed: "✕", Cancelled: "⊘" };
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });
const short = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function at(id) {
  return document.getElementById(id);
}

/* Make an element that holds text or other elements. */
function element(name, content = [], attributes = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...[content].flat());
  return made;
}

/* Show what would change how other text looks, such as an override of its direction. */
function visible(text) {
  return text.replace(UNSEEN, (char) => `⟨U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

/* Text from an operation, whose direction stays its own affair. */
function foreign(text, attributes = {}) {
  return element("bdi", visible(text), attributes);
}

function badge(status) {
  return element("span", status, { class: "state", "data-status": status, "data-sign": STATES[status] || "?" });
}

function ago(moment) {
  const seconds = Math.min(Math.round((moment - Date.now()) / 1000), 0);
  for (const [unit, size] of UNITS) {
    if (-seconds >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(seconds, "second");
}

function time(text) {
  const moment = new Date(text);
  return element("time", ago(moment), { datetime: text, title: `${exact.format(moment)}\n${text}` });
}
