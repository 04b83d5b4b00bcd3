// The chart of one algorithm and direction, the map of choices, and what is known at one size.
const view = {
  group: data.groups[0],
  depth: 1,
  objective: data.objectives[0].name,
  up: 'rate',
  modelled: false,
  size: 0
};

const WAYS = [
  {
    key: 'rate',
    title: 'throughput',
    unit: 'MB/s',
    of: (cell) => view.group.keys ? 1e9 / cell.ns : cell.size / cell.ns * 1e3
  },
  {key: 'ns', title: 'time per task', unit: 'ns', of: (cell) => cell.ns},
  {key: 'latency', title: 'latency of a batch, median and 99th percentile', unit: 'ns', of: (cell) => cell.p50},
  {key: 'cpu', title: 'share of the time in which the CPU is busy', unit: '%', of: (cell) => cell.cpu / cell.ns * 100},
];
const ways = WAYS.filter(({key}) => data.ways.includes(key));

const count = (value) => Math.round(value).toLocaleString('en');
const size = (value) => `${count(value)} ${view.group.keys ? 'bits' : 'B'}`;
/** The unit of a way; the rate of keys, whose lengths are bits, counts tasks. */
const unitOf = (way) => way.key === 'rate' && view.group.keys ? 'per s' : way.unit;
const short = (value) => value >= 100 ? count(value) : String(+value.toPrecision(3));
const titleOf = (group) => `${group.algorithm} ${group.direction}`;

/** The curve of an engine at a depth, or the nearest that it has. */
function curveOf(engine, depth) {
  const far = (curve) => Math.abs(Math.log2(curve.depth / depth));
  return engine.curves.reduce((best, curve) => (far(curve) < far(best) ? curve : best));
}

const engines = () => view.group.engines.filter((engine) => view.modelled || !engine.modelled);

/** Returns where an engine becomes the best: [{from, engine}], ascending. */
const stretches = (depth) => view.group.chosen[view.objective][depth];

const chosenAt = (depth, bytes) => stretches(depth).findLast((stretch) => stretch.from <= bytes)?.engine;

function drawChart() {
  const {svg, width, height} = drawing(by('chart'), 'img');
  const box = {left: 62, right: width - 14, top: 34, bottom: height - 46};
  const way = WAYS.find(({key}) => key === view.up);
  const wanted = engines().filter((engine) => view.up !== 'cpu' || !engine.modelled);
  const series = wanted.map((engine) => ({engine, cells: curveOf(engine, view.depth).cells}));
  svg.setAttribute(
      'aria-label',
      `${way.title} over size for ${titleOf(view.group)}, ${view.depth} together; the tables below have the figures`);
  const tall = series.flatMap(
      ({cells}) => cells.flatMap((cell) => (view.up === 'latency' ? [cell.p50, cell.p99] : [way.of(cell)])));
  const px = scale(view.group.sizes, box.left, box.right);
  const py = scale(view.up === 'cpu' ? [0, ...tall] : tall, box.bottom, box.top);
  drawScales(svg, box, px, py, view.group.keys ? 'key, bits →' : 'size, bytes →', `↑ ${way.title}, ${unitOf(way)}`);
  for (const {engine, cells} of series) drawSeries(svg, engine, cells, px, py, way);
  drawCrossings(svg, box, px);
  drawLegend(wanted);
  const whose =
      view.group.engines.some((engine) => engine.modelled && engine.curves.every(({depth}) => depth !== view.depth));
  by('caption').textContent =
      `${titleOf(view.group)}, ${view.depth} at a time: ${way.title}. Dashed upright lines: from there on ` +
      `another engine is ${data.words.taken}.${
          view.modelled && whose ? ' Modelled at the nearest depth that was simulated.' : ''}`;
}

/** Marks where another engine is chosen; words stand one below the other, as crossings may be near. */
function drawCrossings(svg, box, px) {
  stretches(view.depth).slice(1).forEach(({from, engine}, index) => {
    const at = px.at(from);
    const left = at > (box.left + box.right) / 2;
    const group = drawn('g', {class: 'crossing', 'data-from': from});
    group.append(
        drawn('path', {d: `M${at} ${box.top}V${box.bottom}`, stroke: 'var(--ink)', 'stroke-dasharray': '2 4'}));
    const place = {x: at + (left ? -5 : 5), y: box.top + 14 + 15 * index, 'text-anchor': left ? 'end' : 'start'};
    const halo = {stroke: 'var(--card)', 'stroke-width': 4, 'paint-order': 'stroke'};
    const words = `from ${size(from)}: ${view.group.engines[engine].name}`;
    group.append(drawn('text', {...place, ...halo, fill: 'var(--ink)'}, words));
    svg.append(group);
  });
}

function drawSeries(svg, engine, cells, px, py, way) {
  const number = view.group.engines.indexOf(engine);
  const colour = `var(--c${number % 8})`;
  const place = (cell) => [px.at(cell.size), py.at(way.of(cell))];
  svg.append(drawn('path', {
    d: `M${cells.map((cell) => place(cell).join(' ')).join('L')}`,
    class: `series${engine.modelled ? ' modelled' : ''}`,
    'data-engine': engine.name,
    stroke: colour
  }));
  for (const cell of cells) {
    const [x, y] = place(cell);
    if (view.up === 'latency') {
      svg.append(
          drawn('path', {d: `M${x} ${y}V${py.at(cell.p99)}m-4 0h8`, stroke: colour, fill: 'none', class: 'spread'}));
    }
    const dot = drawn('path', {
      d: SHAPES[number % SHAPES.length](cell.size === view.size ? 6.5 : 4.5),
      transform: `translate(${x} ${y})`,
      fill: colour,
      stroke: cell.size === view.size ? 'var(--ink)' : 'var(--card)',
      class: 'dot',
      'data-engine': engine.name,
      'data-size': cell.size
    });
    dot.append(drawn('title', {}, `${engine.name}, ${size(cell.size)}: ${short(way.of(cell))} ${unitOf(way)}`));
    dot.addEventListener('click', () => change({size: cell.size}));
    svg.append(dot);
  }
}

function drawLegend(wanted) {
  by('legend').replaceChildren(...wanted.map(
      (engine) => element(
          'li', {}, swatch(view.group.engines.indexOf(engine)), engine.name,
          engine.modelled ? ` (modelled, ${engine.clock} MHz)` : '')));
}

function drawMap() {
  const head = element(
      'tr', {}, element('th', {scope: 'col'}, 'together'),
      ...view.group.sizes.map((bytes) => element('th', {scope: 'col'}, size(bytes))));
  const rows = view.group.depths.map(
      (depth) => element(
          'tr', {}, element('th', {scope: 'row'}, count(depth)),
          ...view.group.sizes.map((bytes) => mapCell(depth, bytes))));
  by('map').replaceChildren(element('thead', {}, head), element('tbody', {}, ...rows));
}

function mapCell(depth, bytes) {
  const number = chosenAt(depth, bytes);
  if (number === undefined) return element('td', {}, '–');
  const {name} = view.group.engines[number];
  return element(
      'td', {},
      element(
          'button', {
            type: 'button',
            'aria-label': `${size(bytes)}, ${depth} together: ${name}`,
            'aria-pressed': String(depth === view.depth && bytes === view.size),
            'data-depth': depth,
            'data-size': bytes,
            onclick: () => {
              change({depth, size: bytes});
              by('map').querySelector('[aria-pressed=true]').focus();
            }
          },
          swatch(number), name.replace(/^cpu\./, '')));
}

/** Every engine at the size and depth that are chosen. */
function drawCard() {
  const rows =
      engines()
          .map((engine) => ({engine, cell: curveOf(engine, view.depth).cells.find((cell) => cell.size === view.size)}))
          .filter(({cell}) => cell)
          .sort((a, b) => a.cell.ns - b.cell.ns);
  const chosen = chosenAt(view.depth, view.size);
  const more = data.ways.includes('cpu');
  const titles = ['engine', 'ns', unitOf(WAYS[0]), ...(more ? ['p50', 'p99', 'CPU'] : [])];
  const line = ({engine, cell}) => {
    const number = view.group.engines.indexOf(engine);
    const figures = [cell.ns, WAYS[0].of(cell), ...(more ? [cell.p50, cell.p99] : [])].map(short);
    if (more) figures.push(engine.modelled ? '–' : `${short(WAYS[3].of(cell))} %`);
    const name =
        element('th', {scope: 'row', class: 'text'}, swatch(number), engine.name, number === chosen ? ' ★' : '');
    return element(
        'tr', {class: number === chosen ? 'chosen' : ''}, name, ...figures.map((text) => element('td', {}, text)));
  };
  by('card').replaceChildren(
      element('h3', {}, `${size(view.size)}, ${view.depth} at a time`),
      element('p', {class: 'design'}, `${titleOf(view.group)}; ★ is ${data.words.taken}`),
      element(
          'div', {class: 'scroll'},
          element(
              'table', {},
              element(
                  'thead', {},
                  element(
                      'tr', {},
                      ...titles.map((title, i) => element('th', {scope: 'col', class: i ? '' : 'text'}, title)))),
              element('tbody', {}, ...rows.map(line)))),
      element('code', {class: 'command'}, command()));
}

function command() {
  const objective = view.objective === data.objectives[0].name ? '' : ` --objective ${view.objective}`;
  const direction = view.group.direction === 'decrypt' ? ' --decrypt' : '';
  const {command, options} = data.words;
  return `${command} ${view.group.algorithm} ${view.size} --depth ${view.depth}${direction}${objective}${options}`;
}

/** A row of radio buttons; those that are there already stay, and keep the focus. */
function pills(id, values, of, label) {
  const field = by(id);
  const inputs = [...field.querySelectorAll('input')];
  if (inputs.map((input) => input.value).join() !== values.join()) {
    field.replaceChildren(
        field.firstElementChild,
        ...values.map((value) => pill('radio', id, label(value), false, () => change({[of]: value}), value)));
  }
  for (const input of field.querySelectorAll('input')) input.checked = input.value === String(view[of]);
}

function change(values) {
  Object.assign(view, values);
  const {group} = view;
  if (!group.depths.includes(view.depth)) view.depth = group.depths[0];
  if (!group.sizes.includes(view.size)) view.size = group.sizes.find((bytes) => bytes >= 1024) ?? group.sizes.at(-1);
  by('group').value = titleOf(group);
  by('up').value = view.up;
  by('modelled').checked = view.modelled;
  by('modelled').disabled = !group.engines.some((engine) => engine.modelled);
  pills('depths', group.depths, 'depth', count);
  pills(
      'objectives', data.objectives.map(({name}) => name), 'objective',
      (name) => data.objectives.find((one) => one.name === name).title);
  drawChart();
  drawMap();
  drawCard();
}

by('group').append(...data.groups.map((group) => element('option', {}, titleOf(group))));
by('group').addEventListener(
    'change', (event) => change({group: data.groups.find((group) => titleOf(group) === event.target.value)}));
by('up').append(...ways.map(({key, title}) => element('option', {value: key}, title)));
by('up').addEventListener('change', (event) => change({up: event.target.value}));
by('modelled').addEventListener('change', (event) => change({modelled: event.target.checked}));
by('stage').hidden = false;
change({});
drawOnResize(by('chart'), drawChart);
