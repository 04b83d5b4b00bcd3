// The part of the data that is shown, and the points on the front of two axes.
const view = {
  group: null,
  x: '',
  y: '',
  wanted: {},
  colour: '',
  published: false,
  only: {},
  frontOnly: false,
  text: '',
  sort: null,
  chosen: null
};

const FIELDS = ['area', 'flip_flops', 'block_rams', 'clock', 'rate', 'latency', 'efficiency'];

/** Returns what tells the points of a group apart: name -> its values, in the order of the facts. */
function facets(group) {
  const found = {};
  const add = (name, value) => {
    if (value === undefined || value === '') return;
    (found[name] ??= new Set()).add(value);
  };
  for (const point of group.points) {
    add('architecture', point.architecture);
    for (const [name, value] of Object.entries(point.parameters)) add(name, value);
    add('recipe', point.recipe);
  }
  const sorted = (values) => [...values].sort((a, b) => a - b || 0);
  return Object.fromEntries(
      Object.entries(found).filter(([, values]) => values.size > 1).map(([name, values]) => [name, sorted(values)]));
}

function facetOf(point, name) {
  return name === 'architecture' ? point.architecture : name === 'recipe' ? point.recipe : point.parameters?.[name];
}

/** The published cores that have a place on the axes of a group. */
function publishedOf(group) {
  return group.axes.length ? (data.published[group.algorithm] ?? []).filter((core) => core.asic === group.asic) : [];
}

function shown() {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
  return view.group.points
      .filter(
          (point) => (!view.frontOnly || point.front) &&
              Object.entries(view.only).every(([name, off]) => !off.has(facetOf(point, name) ?? '')) &&
              fits(`${point.label} ${point.name} ${point.title}`),
          )
      .concat(
          view.published ?
              publishedOf(view.group).filter((core) => fits(`${core.label} ${core.technology} published`)) :
              []);
}

const axisOf = (key) => view.group.axes.find((axis) => axis.key === key);

/** The points of `points`, ours only, that no other beats on two axes, by the first. */
function frontOf(points, x, y) {
  const better = (axis, a, b) => (axis.better === 'high' ? a > b : a < b);
  const beats = (a, b) => !better(x, b[x.key], a[x.key]) && !better(y, b[y.key], a[y.key]) &&
      (better(x, a[x.key], b[x.key]) || better(y, a[y.key], b[y.key]));
  const ours = points.filter((p) => p.kind !== 'published' && p[x.key] != null && p[y.key] != null);
  return ours.filter((p) => !ours.some((q) => beats(q, p))).sort((a, b) => a[x.key] - b[x.key] || a[y.key] - b[y.key]);
}

/** A number as people read it: three or four digits that count, thousands apart. */
function digits(value, key) {
  if (value == null) return '';
  if (key === 'block_rams' || (key === 'area' && value >= 100) || key === 'flip_flops' && value >= 100) {
    return Math.round(value).toLocaleString('en');
  }
  const size = Math.abs(value);
  return size >= 1000 ? Math.round(value).toLocaleString('en') :
      size >= 100     ? value.toFixed(1) :
      size >= 0.1     ? value.toFixed(2) :
                        String(+value.toPrecision(2));
}

const nameOf = (point) => point.label || point.title;

const fileName = () => view.group.row.replace(/[^\w.-]+/g, '-');
