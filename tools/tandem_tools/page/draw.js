// Elements of a page and of its drawings, and the data that it shows.
const data = JSON.parse(document.getElementById('data').textContent);
const by = (id) => document.getElementById(id);

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = [
  (r) => `M${- r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${- 2 * r} 0z`,
  (r) => `M${- r * 0.88} ${- r * 0.88}h${r * 1.76}v${r * 1.76}h${- r * 1.76}z`,
  (r) => `M0 ${- r * 1.2}L${r * 1.1} ${r * 0.8}H${- r * 1.1}z`,
  (r) => `M0 ${- r * 1.25}L${r * 1.25} 0L0 ${r * 1.25}L${- r * 1.25} 0z`,
  (r) => `M0 ${r * 1.2}L${r * 1.1} ${- r * 0.8}H${- r * 1.1}z`,
  (r) => `M${- r * 0.4} ${- r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${- r * 0.7}v${r * 0.7}h${- r * 0.8}v${
      - r * 0.7}h${- r * 0.7}v${- r * 0.8}h${r * 0.7}z`,
  (r) => `M${- r * 0.6} ${- r}H${r * 0.6}L${r * 1.15} 0L${r * 0.6} ${r}H${- r * 0.6}L${- r * 1.15} 0z`,
  (r) => `M${- r * 1.1} ${- r * 0.65}h${r * 2.2}v${r * 1.3}h${- r * 2.2}z`,
];

function drawn(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value != null) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on'))
      node.addEventListener(name.slice(2), value);
    else if (value === true)
      node.setAttribute(name, '');
    else if (value !== false && value != null)
      node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

/** An empty drawing as large as `holder`, which shows nothing else from now on. */
function drawing(holder, role) {
  const [width, height] = [holder.clientWidth || 800, holder.clientHeight || 440];
  const svg =
      drawn('svg', {viewBox: `0 0 ${width} ${height}`, role, 'font-family': 'system-ui, sans-serif', 'font-size': 12});
  holder.replaceChildren(svg);
  return {svg, width, height};
}

/** A button of a row, one or some of which are chosen. */
function pill(type, name, text, checked, onchange, value = text) {
  const input = element('input', {type, name, value, checked, onchange});
  return element('label', {class: 'pill'}, input, element('span', {}, text));
}

/** The mark of a colour and shape, for where they are explained. */
function swatch(index) {
  const mark = drawn('path', {d: SHAPES[index % SHAPES.length](4.5), fill: `var(--c${index % SHAPES.length})`});
  return drawn('svg', {viewBox: '-6 -6 12 12', class: 'swatch', 'aria-hidden': 'true'}, mark);
}

// Draws again when the element has another size than now: who stands in a drawing with the keyboard stays there
// otherwise.
function drawOnResize(holder, draw) {
  const size = () => `${holder.clientWidth} ${holder.clientHeight}`;
  let before = size();
  new ResizeObserver(() => {
    if (size() === before) return;
    before = size();
    draw();
  }).observe(holder);
}
