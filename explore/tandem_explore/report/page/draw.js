// Elements of the page and of its drawings. Also in the page of `tandem report`.
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

function save(name, type, text) {
  const link = element('a', {href: URL.createObjectURL(new Blob([text], {type})), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
