"use strict";

/* Elements, text, times and durations for the page. */

const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/* The page is in English, so it formats times and numbers in English as well: in the browser's locale if
   that is English, else in British English. */
const LANGUAGE = /^en\b/.test(navigator.language) ? navigator.language : "en-GB";
const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "full", timeStyle: "long" });
const short = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });

function number(value) {
  return value.toLocaleString(LANGUAGE);
}

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

/* Replace invisible characters by their code points: a direction override would change other text. */
function visible(text) {
  return text.replace(UNSEEN, (char) => `⟨U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

/* Text from an operation, isolated so that its direction does not affect the text around it. */
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

/* A duration in its two largest units: `0.4 s`, `3 min 20 s`, `2 h 5 min`. */
function span(milliseconds) {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const parts = [[Math.floor(seconds / 86400), "d"], [Math.floor(seconds / 3600) % 24, "h"], [Math.floor(seconds / 60) % 60, "min"], [Math.floor(seconds) % 60, "s"]];
  const first = parts.findIndex(([number]) => number);
  return parts.slice(first, first + 2).filter(([number]) => number).map(([number, unit]) => `${number} ${unit}`).join(" ");
}

/* The time from the start of an operation to its end or to now; nothing before its start. */
function duration({ startedDateTime, endedDateTime }) {
  if (!startedDateTime) return [];
  const start = Date.parse(startedDateTime);
  if (endedDateTime) return element("span", span(Date.parse(endedDateTime) - start));
  return element("span", span(Date.now() - start), { "data-since": String(start) });
}

function progress({ progress: made, endedDateTime }) {
  if (!made || endedDateTime) return [];
  const bar = made.fraction === null ? [] : [element("progress", [], { max: "1", value: String(made.fraction), "aria-label": "Progress" }), ` ${Math.floor(made.fraction * 100)} %`];
  return [...bar, ...(made.message === null ? [] : [" ", foreign(made.message)])];
}

/* A value of an operation: a click shows only the operations that have it. */
function choice(filter, text, kind) {
  return element("button", foreign(text || "(no name)"), { type: "button", class: kind, ...(text ? { "data-filter": filter, "data-text": text, title: `Show only ${visible(text)}` } : { disabled: "" }) });
}
