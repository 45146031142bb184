/* Chart of the times of creation. Bars begin at multiples of the step, so they do not move while time
   passes. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 960;
const HEIGHT = 84;
const FEWEST = 2;
const ORDER = ["Succeeded", "Cancelled", "Starting", "Running", "Stopping", "Failed"];

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/* The bars of a chart, each with its first moment; steps without operations are empty bars. */
function barsOf({ steps, from, seconds }) {
  const width = seconds * 1000;
  const found = new Map(steps.map(({ createdDateTime, counts }) => [Math.floor(Date.parse(createdDateTime) / width), counts]));
  const first = Math.min(Math.floor(from / width), ...found.keys());
  const last = Math.max(Math.floor(Date.now() / width), ...found.keys());
  return Array.from({ length: Math.max(FEWEST, last - first + 1) }, (_, index) => {
    const counts = found.get(first + index) || {};
    return { start: (first + index) * width, counts, sum: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  });
}

function drawTimeline(chart) {
  const bars = barsOf(chart);
  const words = SPANS.find(([size]) => size === chart.seconds)[1];
  const highest = Math.max(1, ...bars.map((bar) => bar.sum));
  const step = WIDTH / bars.length;
  const shapes = [shape("line", { x1: 0, x2: WIDTH, y1: HEIGHT - 1, y2: HEIGHT - 1 })];
  bars.forEach((bar, index) => {
    if (!bar.sum) return;
    const group = shape("g", {});
    const title = shape("title", {});
    const parts = ORDER.filter((status) => bar.counts[status]);
    title.textContent = `${short.format(bar.start)}, ${words}: ${parts.map((status) => `${number(bar.counts[status])} ${status}`).join(", ")}`;
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
  const said = chart.steps.length ? [ago(bars[0].start), `${words} a bar, ${number(highest)} at most`, "now"] : ["", screen ? "nothing in this time" : "", ""];
  const caption = at("timeline-caption");
  if (caption.textContent !== said.join("")) caption.replaceChildren(...said.map((piece) => element("span", piece)));
}
