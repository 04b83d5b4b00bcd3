// The controls, and what is drawn again when one is touched.

function drawChoices() {
  const algorithms = [...new Set(data.groups.map((group) => group.algorithm))];
  const first = (name) => data.groups.find((group) => group.algorithm === name);
  by('algorithms')
      .replaceChildren(
          element('legend', {}, 'Cipher'),
          ...algorithms.map(
              (name) => pill(
                  'radio', 'algorithm', first(name).title, name === view.group.algorithm, () => open(first(name)))));
  const targets = data.groups.filter((group) => group.algorithm === view.group.algorithm);
  const several = new Set(targets.map((group) => group.what)).size > 1;
  by('targets').replaceChildren(
      element('legend', {}, 'Target'),
      ...targets.map(
          (group) => pill(
              'radio', 'target', several ? `${group.target}, ${group.what}` : group.target, group === view.group,
              () => open(group))));
}

function drawAxes() {
  const options = (id, list, chosen) => by(id).replaceChildren(
      ...list.map(([value, text]) => element('option', {value, selected: value === chosen}, text)));
  const axes = view.group.axes.map((axis) => [axis.key, axis.title]);
  options('x', axes, view.x);
  options('y', axes, view.y);
  const colours =
      Object.entries(facets(view.group)).filter(([, values]) => values.length <= SHAPES.length).map(([
                                                                                                      name
                                                                                                    ]) => [name, name]);
  options('colour', colours, view.colour);
  by('colour').closest('label').hidden = colours.length === 0;
  by('published').closest('label').hidden = publishedOf(view.group).length === 0;
  by('published').checked = view.published;
}

function drawFilters() {
  const kinds = categories();
  const box = (name, value) => {
    const made = pill('checkbox', name, value, !view.only[name]?.has(value), () => toggle(name, value));
    if (name === view.colour) made.lastChild.prepend(swatch(kinds.get(value)));
    return made;
  };
  const groups = Object.entries(facets(view.group))
                     .map(
                         ([name, values]) => element(
                             'fieldset', {}, element('legend', {}, name), ...values.map((value) => box(name, value))));
  const search = element('input', {
    type: 'search',
    id: 'search',
    placeholder: 'name or value',
    'aria-label': 'Search points',
    value: view.text,
    oninput: (event) => {
      view.text = event.target.value;
      redraw();
    }
  });
  const only = element(
      'label', {class: 'tick'}, element('input', {
        type: 'checkbox',
        id: 'front-only',
        checked: view.frontOnly,
        onchange: (event) => {
          view.frontOnly = event.target.checked;
          redraw();
        }
      }),
      'front only');
  by('filters').replaceChildren(...groups, search, only);
}

function toggle(name, value) {
  const off = (view.only[name] ??= new Set());
  if (!off.delete(value)) off.add(value);
  redraw();
}

/** Shows a group, on the axes that were chosen last as far as it has them. */
function open(group) {
  view.group = group;
  const has = (key) => group.axes.some((axis) => axis.key === key);
  const keys = group.axes.map((axis) => axis.key);
  view.x = has(view.wanted.x) ? view.wanted.x : keys[0];
  const other = keys.find((key) => key !== view.x) ?? keys[0];
  view.y = has(view.wanted.y) && view.wanted.y !== view.x ? view.wanted.y : other;
  const names =
      Object.entries(facets(group)).filter(([, values]) => values.length <= SHAPES.length).map(([name]) => name);
  view.colour = names.includes('architecture') ? 'architecture' :
      names.includes(view.colour)              ? view.colour :
                                                 names.at(-1) ?? '';
  const most = has('rate') ? group.points.reduce((a, b) => ((b.rate ?? 0) > (a.rate ?? 0) ? b : a)) : group.points[0];
  Object.assign(view, {
    only: {},
    text: '',
    frontOnly: false,
    chosen: most,
    sort: {key: has('rate') ? 'rate' : 'area', down: has('rate')}
  });
  drawChoices();
  drawAxes();
  drawFilters();
  drawCard();
  drawSources();
  drawPaper();
  redraw();
  remember();
}

function redraw() {
  unhint();
  drawChart();
  drawBest();
  drawPoints();
}

/** The address names what is shown, so that it can be passed on. */
function remember() {
  const words = new URLSearchParams({of: view.group.row, x: view.x ?? '', y: view.y ?? '', colour: view.colour});
  if (view.published) words.set('published', '1');
  history.replaceState(null, '', `#${words}`);
}

function restore() {
  const words = new URLSearchParams(location.hash.slice(1));
  view.wanted = {x: words.get('x') ?? 'area', y: words.get('y') ?? 'rate'};
  view.published = words.has('published');
  open(data.groups.find((group) => group.row === words.get('of')) ?? data.groups[data.first]);
  const colour = words.get('colour');
  if (colour && facets(view.group)[colour]) change({colour});
}

function change(values) {
  Object.assign(view, values);
  view.wanted = {x: view.x, y: view.y};
  drawAxes();
  drawFilters();
  redraw();
  remember();
}

/** The chart as a file: colours of the page put in place of its variables. */
function chartFile() {
  const svg = by('chart').firstElementChild;
  const copy = svg.cloneNode(true);
  const colours = getComputedStyle(document.documentElement);
  const resolved = copy.outerHTML.replace(/var\((--[\w]+)\)/g, (_, name) => colours.getPropertyValue(name).trim());
  const paper = `<rect width="100%" height="100%" fill="${colours.getPropertyValue('--card').trim()}"/>`;
  return resolved.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/xmlns="[^"]*" xmlns="[^"]*"/, 'xmlns="http://www.w3.org/2000/svg"')
      .replace('>', `>${paper}`);
}

function save(name, type, text) {
  const link = element('a', {href: URL.createObjectURL(new Blob([text], {type})), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

by('x').addEventListener('change', (event) => change({x: event.target.value}));
by('y').addEventListener('change', (event) => change({y: event.target.value}));
by('colour').addEventListener('change', (event) => change({colour: event.target.value}));
by('published').addEventListener('change', (event) => change({published: event.target.checked}));
by('swap').addEventListener('click', () => change({x: view.y, y: view.x}));
by('save-svg').addEventListener('click', () => save(`${fileName()}.svg`, 'image/svg+xml', chartFile()));
by('save-csv').addEventListener('click', () => save(`${fileName()}.csv`, 'text/csv', csv()));
restore();
addEventListener('hashchange', restore);
drawOnResize(by('chart'), drawChart);
