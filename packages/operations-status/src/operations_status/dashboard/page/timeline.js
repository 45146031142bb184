/* When operations were created, as bars that stand where they stand while time goes on. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 960;
const HEIGHT = 84;
const BARS = 60;
const FEWEST = 24;
const ORDER = ["Succeeded", "Cancelled", "Starting", "Running", "Stopping", "Failed"];
const SPANS = [
  [1, "1 s"], [2, "2 s"], [5, "5 s"], [10, "10 s"], [20, "20 s"], [30, "30 s"],
  [60, "1 min"], [120, "2 min"], [300, "5 min"], [600, "10 min"], [900, "15 min"], [1800, "30 min"],
  [3600, "1 h"], [7200, "2 h"], [10800, "3 h"], [21600, "6 h"], [43200, "12 h"],
  [86400, "1 day"], [172800, "2 days"], [345600, "4 days"], [604800, "1 week"], [1209600, "2 weeks"],
  [2419200, "4 weeks"], [4838400, "8 weeks"], [9676800, "16 weeks"], [31449600, "1 year"],
];

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/* Count a list, in either order, by stretches of time that begin at full hours, minutes and so on. */
function stretches(list) {
  const end = Date.now();
  const ends = list.length ? [list[0], list[list.length - 1]] : [];
  const oldest = Math.min(end, ...ends.map((operation) => Date.parse(operation.createdDateTime)));
  const [seconds, words] = SPANS.find(([size]) => (end - oldest) / 1000 / size < BARS - 1) || SPANS[SPANS.length - 1];
  const width = seconds * 1000;
  const last = Math.floor(end / width);
  const size = Math.max(FEWEST, Math.min(BARS, last - Math.floor(oldest / width) + 1));
  const bars = Array.from({ length: size }, (_, index) => ({ start: (last - size + 1 + index) * width, counts: {}, sum: 0 }));
  for (const operation of list) {
    const index = Math.floor(Date.parse(operation.createdDateTime) / width) - last + size - 1;
    const bar = bars[Math.max(0, Math.min(size - 1, index))];
    bar.counts[operation.status] = (bar.counts[operation.status] || 0) + 1;
    bar.sum += 1;
  }
  return { bars, words };
}

function drawTimeline(list, current) {
  const { bars, words } = stretches(list);
  const highest = Math.max(1, ...bars.map((bar) => bar.sum));
  const step = WIDTH / bars.length;
  const shapes = [shape("line", { x1: 0, x2: WIDTH, y1: HEIGHT - 1, y2: HEIGHT - 1 })];
  bars.forEach((bar, index) => {
    if (!bar.sum) return;
    const group = shape("g", {});
    const title = shape("title", {});
    const parts = ORDER.filter((status) => bar.counts[status]);
    title.textContent = `${short.format(bar.start)}, ${words}: ${parts.map((status) => `${bar.counts[status].toLocaleString()} ${status}`).join(", ")}`;
    group.append(title);
    let top = HEIGHT - 1;
    for (const status of parts) {
      const height = (bar.counts[status] / highest) * (HEIGHT - 4);
      top -= height;
      group.append(shape("rect", { x: index * step + 1, y: top, width: step - 2, height: Math.max(height, 1), "data-status": status }));
    }
    shapes.push(group);
  });
  at("timeline").replaceChildren(...shapes);
  const said = list.length ? [ago(bars[0].start), `${words} a bar, ${highest.toLocaleString()} at most`, "now"] : ["", current ? "nothing in this time" : "", ""];
  const caption = at("timeline-caption");
  if (caption.textContent !== said.join("")) caption.replaceChildren(...said.map((piece) => element("span", piece)));
}
