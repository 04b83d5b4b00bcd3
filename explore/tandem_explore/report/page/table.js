// The tables: points, the paper's table beside ours, sources; and the card of the chosen point.

function badges(p) {
  const words =
      p.kind === 'published' ? [['published', 'published']] : [[p.kind, p.kind], ...p.marks.map((mark) => ['', mark])];
  return words.map(([style, text]) => element('span', {class: `kind ${style}`}, text));
}

/** A point's name, figures and command: what the pointer shows, and the card. */
function described(p) {
  const theirs = p.kind === 'published';
  const rows = view.group.axes.filter((axis) => p[axis.key] != null).flatMap((axis) => {
    let words = `${digits(p[axis.key], axis.key)} ${axis.unit}`;
    if (axis.key === 'clock' && p.clock_low != null) words += ` (${digits(p.clock_low)} to ${digits(p.clock_high)})`;
    if (axis.key === 'latency' && p.latency_clocks) words += ` (${p.latency_clocks} clocks)`;
    if (theirs && axis.key === 'area')
      words = p.area_words + (p.scaled ? `, drawn as ${digits(p.area, 'area')} LUT` : '');
    return [element('dt', {}, axis.title), element('dd', {}, words)];
  });
  return [
    element('h3', {}, nameOf(p), p.front ? element('span', {class: 'star', title: 'on the front'}, ' ★') : null),
    element(
        'p', {class: 'design'},
        theirs      ? p.technology :
            p.label ? p.title :
                      p.name),
    element('div', {}, ...badges(p)),
    element('dl', {class: 'figures'}, ...rows),
    theirs ? element('p', {class: 'design'}, p.source) : element('code', {class: 'command'}, p.command),
  ];
}

function choose(p) {
  view.chosen = p;
  drawCard();
  for (const node of document.querySelectorAll('#chart .point'))
    node.classList.toggle('chosen', node.dataset.name === p.id);
  for (const row of document.querySelectorAll('#points tbody tr'))
    row.classList.toggle('chosen', row.dataset.name === p.id);
}

function drawCard() {
  const card = by('card');
  const p = view.chosen;
  const parts = described(p);
  if (p.clocks?.length > 1) parts.splice(4, 0, seedStrip(p));
  if (p.kind !== 'published') {
    const copy = element('button', {type: 'button'}, 'Copy command');
    copy.addEventListener('click', () => copied(copy, p.command));
    const s = data.sources[p.source];
    const checked = !p.name.includes(' ') && !['accelerator', 'part'].includes(view.group.what);
    const check = element('code', {}, `tandem-explore verify ${view.group.algorithm}/${p.name}`);
    parts.push(
        copy, checked ? element('p', {class: 'note'}, 'Checked by ', check) : '',
        element('p', {class: 'note'}, `At ${s.commit}, ${s.date}${s.tools ? `, ${s.tools}` : ''}; ${s.machine}.`));
  }
  card.replaceChildren(...parts);
}

/** Shows the best point by each figure, among those that the filters leave. */
function drawBest() {
  const points = shown().filter((p) => p.kind !== 'published');
  const words = {area: 'smallest', rate: 'most throughput', latency: 'least latency', efficiency: 'most efficient'};
  const rows = Object.entries(words).map(([key, text]) => {
    const axis = axisOf(key);
    const known = axis ? points.filter((p) => p[key] != null) : [];
    if (!known.length) return null;
    const best = known.reduce((a, b) => ((axis.better === 'high' ? b[key] > a[key] : b[key] < a[key]) ? b : a));
    const button = element('button', {type: 'button', onclick: () => choose(best)}, nameOf(best));
    return element(
        'li', {}, element('span', {}, text), element('strong', {}, `${digits(best[key], key)} ${axis.unit}`), button);
  });
  by('best').replaceChildren(element('ul', {}, ...rows.filter(Boolean)));
}

async function copied(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    getSelection().selectAllChildren(button.parentNode.querySelector('.command'));
    button.textContent = 'Selected: copy with Ctrl+C';
    return;
  }
  button.textContent = 'Copied';
}

/** Every seed's clock on a line, with the median. */
function seedStrip(p) {
  const [low, high] = [Math.min(...p.clocks), Math.max(...p.clocks)];
  const at = (mhz) => 8 + ((mhz - low) / (high - low || 1)) * 284;
  const svg = drawn('svg', {viewBox: '0 0 300 44', role: 'img', 'font-size': 11});
  svg.setAttribute('aria-label', `Clocks of ${p.clocks.length} seeds, in MHz: ${p.clocks.join(', ')}`);
  svg.append(drawn('path', {d: 'M8 14H292', stroke: 'var(--line)'}));
  for (const mhz of p.clocks)
    svg.append(drawn('circle', {cx: at(mhz), cy: 14, r: 4, fill: 'var(--accent)', 'fill-opacity': 0.45}));
  svg.append(drawn('path', {d: `M${at(p.clock)} 5V23`, stroke: 'var(--ink)', 'stroke-width': 2}));
  const words = (x, anchor, text) =>
      svg.append(drawn('text', {x, y: 38, 'text-anchor': anchor, fill: 'var(--muted)'}, text));
  words(8, 'start', `${low} MHz`);
  words(150, 'middle', `${p.clocks.length} seeds, median ${digits(p.clock)}`);
  words(292, 'end', `${high} MHz`);
  return svg;
}

function columns() {
  const group = view.group;
  const values = Object.keys(facets(group))
                     .map((name) => ({key: name, title: name, text: true, of: (p) => facetOf(p, name) ?? ''}));
  const figures = FIELDS.filter((key) => axisOf(key)).map((key) => ({...axisOf(key), of: (p) => p[key]}));
  return [
    {key: 'name', title: 'point', text: true, of: nameOf},
    ...values.filter((column) => column.key !== 'architecture' || group.points.some((p) => p.label)),
    ...figures,
    {key: 'front', title: 'front', of: (p) => (p.front ? 1 : 0)},
    {key: 'kind', title: 'kind', text: true, of: (p) => [p.kind, ...(p.marks ?? [])].join(', ')},
  ];
}

/** The points that are shown, in the order of the table. */
function sorted(columnList) {
  const points = shown();
  const {key, down} = view.sort;
  const column = columnList.find((c) => c.key === key) ?? columnList[0];
  const known = (value) => value != null && value !== '';
  return points.sort((p, q) => {
    const [a, b] = [column.of(p), column.of(q)];
    if (known(a) !== known(b)) return known(a) ? -1 : 1;
    const order = typeof a === 'number' ? a - b : String(a).localeCompare(String(b), 'en', {numeric: true});
    return down ? -order : order;
  });
}

function drawPoints() {
  const list = columns();
  const points = sorted(list);
  const head = list.map((column) => {
    const on = view.sort.key === column.key;
    const button = element('button', {type: 'button', onclick: () => sortBy(column, on)}, column.title);
    return element(
        'th', {
          scope: 'col',
          class: column.text ? 'text' : null,
          'aria-sort': on ? (view.sort.down ? 'descending' : 'ascending') : null
        },
        button, column.unit ? element('small', {}, element('br'), column.unit) : null);
  });
  const rows = points.map((p) => {
    const cells = list.map((column) => cell(column, p));
    const row = element('tr', {class: p.kind === 'published' ? 'published' : null, onclick: () => choose(p)}, ...cells);
    row.dataset.name = p.id;
    row.classList.toggle('chosen', p === view.chosen);
    return row;
  });
  by('points').replaceChildren(element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows));
  const ours = points.filter((p) => p.kind !== 'published').length;
  const theirs = points.length - ours;
  by('count').textContent = `${ours} of ${view.group.points.length}${theirs ? ` and ${theirs} published` : ''}`;
}

function cell(column, p) {
  const value = column.of(p);
  let content = column.text ? value : digits(value, column.key);
  if (column.key === 'front') content = p.front ? element('span', {class: 'star', title: 'on the front'}, '★') : '';
  if (column.key === 'area' && p.kind === 'published') content = p.area_words ?? '';
  if (column.key === 'clock' && p.clock_low != null)
    content = `${digits(p.clock)} (${digits(p.clock_low)}–${digits(p.clock_high)})`;
  return element('td', {class: column.text ? 'text' : null}, content);
}

function sortBy(column, again) {
  const best = column.better === 'high' || column.key === 'front';
  view.sort = {key: column.key, down: again ? !view.sort.down : best};
  drawPoints();
  document.querySelector(`#points th[aria-sort] button`).focus();
}

function csv() {
  const list =
      columns().map((column) => (column.key === 'front' ? {...column, of: (p) => (p.front ? 'yes' : '')} : column));
  const extra = [['command', (p) => p.command ?? ''], ['source', (p) => p.source_words ?? '']];
  const quoted = (value) =>
      (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value ?? ''));
  const head = [
    ...list.map((column) => (column.unit ? `${column.title}, ${column.unit}` : column.title)),
    ...extra.map(([title]) => title)
  ];
  const rows =
      sorted(columns()).map((p) => [...list.map((column) => column.of(p) ?? ''), ...extra.map(([, of]) => of(p))]);
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

const BEATEN = 'On the right the point of the same class (with block RAMs or without) in that flow with the highest ' +
    'throughput that has no less of it, no more LUTs and no more block RAMs than ours of the paper\'s architecture; ' +
    '† where a block takes longer through it.';

/** The paper's designs, each beside ours of the same architecture and the one of ours that beats that. */
function drawPaper() {
  const section = by('paper');
  const {pairs, points, algorithm, target} = view.group;
  section.replaceChildren();
  if (!pairs.length || !axisOf('area')) return;
  const theirs = data.published[algorithm];
  const keys = ['area', 'block_rams', 'clock', 'rate', 'latency', 'efficiency'].filter(axisOf);
  const figure = (p, key, style) => element('td', {class: style}, p ? digits(p[key], key) : '');
  const rows = pairs.map((pair) => {
    const [published, same, better] = [theirs[pair.published], points[pair.ours], points[pair.better]];
    const verdict = !same ? 'no such point' : better ? nameOf(better) + (pair.longer ? ' †' : '') : 'nothing';
    const gain = (key) => element('td', {}, better ? `${(better[key] / same[key]).toFixed(2)}×` : '');
    return element(
        'tr', {onclick: () => (better ?? same) && choose(better ?? same)},
        element('td', {class: 'theirs'}, published.label), element('td', {class: 'theirs'}, published.area_words),
        ...['clock', 'rate', 'latency'].map((key) => figure(published, key, 'theirs')),
        ...keys.map((key, i) => figure(same, key, i ? null : 'ours')), element('td', {class: 'text ours'}, verdict),
        gain('rate'), gain('area'));
  });
  const head = (word, unit, style) =>
      element('th', {scope: 'col', class: style}, word, unit ? element('small', {}, element('br'), unit) : null);
  const source = theirs[pairs[0].published].source;
  const technologies = [...new Set(pairs.map((pair) => theirs[pair.published].technology.split(' ')[0]))].join(', ');
  const over = (span, text, style) => element('th', {scope: 'colgroup', colspan: span, class: `text ${style}`}, text);
  section.append(
      element('h2', {id: 'paper-title'}, 'The paper\'s designs beside the same here'),
      element('p', {}, `Published: ${source}. Ours: the same architecture in the flow chosen above. ${BEATEN}`),
      element(
          'div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'paper-title'},
          element(
              'table', {},
              element(
                  'thead', {class: 'double'},
                  element(
                      'tr', {}, over(5, `published, ${technologies}`, ''), over(keys.length, `ours, ${target}`, 'ours'),
                      over(3, 'ours that beats it', 'ours')),
                  element(
                      'tr', {}, head('design'), head('area'), head('clock', 'MHz'), head('throughput', 'Gb/s'),
                      head('latency', 'ns'),
                      ...keys.map((key, i) => head(axisOf(key).title, axisOf(key).unit, i ? null : 'ours')),
                      head('point', '', 'text ours'), head('Gb/s'), head(axisOf('area').unit))),
              element('tbody', {}, ...rows))));
}

function drawSources() {
  const used = [...new Set(view.group.points.map((p) => p.source))];
  const row = (s) => element(
      'tr', {}, element('td', {class: 'wrap'}, element('code', {}, s.command)),
      ...[s.commit, s.date, s.tools].map((text) => element('td', {class: 'text'}, text)),
      element('td', {class: 'text wrap'}, s.machine));
  const head = ['command that stored the figures shown', 'commit', 'date', 'tools', 'machine'].map(
      (text) => element('th', {scope: 'col', class: 'text'}, text));
  by('sources').replaceChildren(
      element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...used.map((i) => row(data.sources[i]))));
}
