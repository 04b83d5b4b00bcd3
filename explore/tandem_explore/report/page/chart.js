// The chart: axes, the front, points with whiskers, and the details of the point under the pointer.

/** Returns the map of colours: value of the facet -> number of colour and shape. */
function categories() {
  const values = facets(view.group)[view.colour] ?? [view.group.points[0].architecture];
  return new Map(values.map((value, index) => [value, index % SHAPES.length]));
}

/** Returns the path along the front; each corner lies on the side that no point reaches. */
function staircase(front, x, y, px, py) {
  return front
      .map((p, i) => {
        const [cx, cy] = [px.at(p[x.key]), py.at(p[y.key])];
        if (i === 0) return `M${cx} ${cy}`;
        const before = front[i - 1];
        return x.better === 'low' ? `H${cx}V${cy}` : `M${px.at(before[x.key])} ${py.at(before[y.key])}V${cy}H${cx}`;
      })
      .join('');
}

function shadow(front, x, y, px, py, box) {
  const worstY = y.better === 'high' ? box.bottom : box.top;
  const corners = [];
  const place = (p) => [px.at(p[x.key]), py.at(p[y.key])];
  front.forEach((p, i) => {
    const [cx, cy] = place(p);
    if (i > 0) corners.push(x.better === 'low' ? [cx, place(front[i - 1])[1]] : [place(front[i - 1])[0], cy]);
    corners.push([cx, cy]);
  });
  const [first, last] = [corners[0], corners.at(-1)];
  const closed = x.better === 'low' ? [[first[0], worstY], ...corners, [box.right, last[1]], [box.right, worstY]] :
                                      [[box.left, worstY], [box.left, first[1]], ...corners, [last[0], worstY]];
  return `M${closed.map((corner) => corner.join(' ')).join('L')}Z`;
}

function drawChart() {
  const {svg, width, height} = drawing(by('chart'), 'group');
  const narrow = width < 560;
  const box = {left: narrow ? 46 : 62, right: width - 14, top: 30, bottom: height - 46};
  const [x, y] = [axisOf(view.x), axisOf(view.y)];
  const points = x && y ? shown().filter((p) => p[x.key] != null && p[y.key] != null) : [];
  svg.setAttribute(
      'aria-label',
      x && y ? `${y.title} over ${x.title}: ${points.length} points. Arrow keys go from point to point.` :
               'No figures.');
  if (points.length === 0) {
    svg.append(drawn(
        'text', {x: width / 2, y: height / 2, 'text-anchor': 'middle', class: 'empty', fill: 'var(--muted)'},
        x && y ? 'No point is left by the filters, or none has both figures.' :
                 'No design has figures here: the table says what failed.'));
    return caption([], [], x, y);
  }
  const px = scale(points.map((p) => p[x.key]), box.left, box.right);
  const py = scale(points.flatMap((p) => spreadOf(p, y)), box.bottom, box.top);
  axes(svg, box, px, py, x, y, narrow);

  const front = frontOf(points, x, y);
  if (front.length > 0) {
    svg.append(drawn('path', {d: shadow(front, x, y, px, py, box), fill: 'var(--shade)'}));
    svg.append(drawn('path', {
      d: staircase(front, x, y, px, py),
      fill: 'none',
      stroke: 'var(--accent)',
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
      class: 'front'
    }));
  }
  const kinds = categories();
  const onFront = new Set(front);
  const order = [...points].sort((a, b) => onFront.has(a) - onFront.has(b));
  for (const p of order) svg.append(mark(p, px.at(p[x.key]), py, x, y, kinds, onFront.has(p)));
  labels(svg, front, points, px, py, x, y, box, narrow);
  roving(svg, points, x);
  legend(svg, kinds, box, points);
  caption(points, front, x, y);
}

/** The value on an axis, with those of the lowest and highest seed where it goes with the clock. */
function spreadOf(p, axis) {
  const value = p[axis.key];
  if (p.clock_low == null || !['rate', 'clock', 'efficiency'].includes(axis.key)) return [value];
  return [value, (value * p.clock_low) / p.clock, (value * p.clock_high) / p.clock];
}

function axes(svg, box, px, py, x, y, narrow) {
  const name = (axis) => `${axis.title}${axis.unit ? `, ${axis.unit}` : ''}`;
  const way = (axis) => (axis.better === 'high' ? 'more is better' : 'less is better');
  const words = narrow ? [name(x), name(y)] : [`${name(x)} (${way(x)}) →`, `↑ ${name(y)} (${way(y)})`];
  drawScales(svg, box, px, py, ...words);
}

function mark(p, cx, py, x, y, kinds, onFront) {
  const theirs = p.kind === 'published';
  const index = kinds.get(facetOf(p, view.colour) ?? p.architecture) ?? 0;
  const colour = theirs ? 'var(--published)' : `var(--c${index})`;
  const cy = py.at(p[y.key]);
  const group = drawn(
      'g',
      {class: `point${theirs ? ' published' : ''}${p === view.chosen ? ' chosen' : ''}`, role: 'button', tabindex: -1});
  group.setAttribute('aria-label', spoken(p));
  group.dataset.name = p.id;
  const spread = spreadOf(p, y);
  if (spread.length > 1 && spread[2] > spread[1]) {
    const [top, bottom] = [py.at(spread[2]), py.at(spread[1])];
    group.append(drawn('path', {
      d: `M${cx} ${top}V${bottom}M${cx - 3} ${top}h6M${cx - 3} ${bottom}h6`,
      stroke: colour,
      'stroke-opacity': 0.55,
      class: 'mark'
    }));
  }
  const at = `translate(${cx} ${cy})`;
  group.append(drawn('circle', {r: 12, cx, cy, fill: 'transparent', class: 'halo'}));
  group.append(drawn('path', {
    d: theirs ? SHAPES[3](4.5) : SHAPES[index](onFront ? 5.5 : 4),
    transform: at,
    class: 'mark',
    stroke: theirs ? colour : 'var(--card)',
    fill: theirs ? 'var(--card)' : colour,
    'stroke-width': theirs ? 1.5 : 1,
    'stroke-dasharray': theirs ? '2.5 1.5' : null,
    'fill-opacity': theirs || onFront ? 1 : 0.72,
  }));
  group.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && hint(p, group));
  group.addEventListener('pointerleave', unhint);
  group.addEventListener('focus', () => group.matches(':focus-visible') && hint(p, group));
  group.addEventListener('blur', unhint);
  group.addEventListener('click', () => choose(p));
  group.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(p);
    }
    if (event.key === 'Escape') unhint();
  });
  return group;
}

function spoken(p) {
  const figures = view.group.axes.filter((axis) => p[axis.key] != null)
                      .map((axis) => `${axis.title} ${digits(p[axis.key], axis.key)} ${axis.unit}`);
  return `${nameOf(p)}, ${p.kind}: ${figures.join(', ')}`;
}

/** Names beside the points of the front, and those published, as far as they do not cover one another. */
function labels(svg, front, points, px, py, x, y, box, narrow) {
  const taken = points.map((p) => [px.at(p[x.key]) - 5, py.at(p[y.key]) - 5, 10, 10]);
  const free = (r) => r[0] >= box.left && r[0] + r[2] <= box.right && r[1] >= box.top - 4 &&
      r[1] + r[3] <= box.bottom &&
      !taken.some((t) => r[0] < t[0] + t[2] && t[0] < r[0] + r[2] && r[1] < t[1] + t[3] && t[1] < r[1] + r[3]);
  const theirs = points.filter((p) => p.kind === 'published');
  for (const p of [...front, ...theirs]) {
    const words = nameOf(p).replace(/ \w+=/g, ' ');
    if (narrow && words.length > 14) continue;
    const [cx, cy, wide] = [px.at(p[x.key]), py.at(p[y.key]), words.length * 6.1];
    const places = [
      [cx - 9 - wide, cy - 14, 'end', cx - 9, cy - 5], [cx + 9, cy + 2, 'start', cx + 9, cy + 13],
      [cx + 9, cy - 14, 'start', cx + 9, cy - 5], [cx - 9 - wide, cy + 2, 'end', cx - 9, cy + 13]
    ];
    const place = places.find(([left, top]) => free([left, top, wide, 13]));
    if (!place) continue;
    taken.push([place[0], place[1], wide, 13]);
    svg.append(drawn(
        'text', {
          x: place[3],
          y: place[4],
          'text-anchor': place[2],
          'font-size': 11,
          'pointer-events': 'none',
          fill: p.kind === 'published' ? 'var(--published)' : 'var(--ink)',
          'font-style': p.kind === 'published' ? 'italic' : null
        },
        words));
  }
}

/** One point can be reached with Tab; arrow keys go on along the axis. */
function roving(svg, points, x) {
  const nodes = [...svg.querySelectorAll('.point')];
  const place = new Map(points.map((p) => [p.id, p[x.key]]));
  nodes.sort((a, b) => place.get(a.dataset.name) - place.get(b.dataset.name));
  const start = nodes.find((node) => node.classList.contains('chosen')) ?? nodes[0];
  start.setAttribute('tabindex', 0);
  svg.addEventListener('keydown', (event) => {
    const step = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1}[event.key];
    const from = nodes.indexOf(document.activeElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const to = nodes[Math.min(nodes.length - 1, Math.max(0, from + step))];
    nodes[from].setAttribute('tabindex', -1);
    to.setAttribute('tabindex', 0);
    to.focus();
  });
}

function legend(svg, kinds, box, points) {
  const entries =
      [...kinds].filter(([value]) => points.some((p) => (facetOf(p, view.colour) ?? p.architecture) === value));
  if (points.some((p) => p.kind === 'published')) entries.push(['published', null]);
  const size = (value) => 26 + 6.4 * String(value).length;
  let at = box.right - entries.reduce((sum, [value]) => sum + size(value), 0);
  if (at < 250) return;  // the filters have the marks, too
  for (const [value, index] of entries) {
    const theirs = index === null;
    svg.append(drawn('path', {
      d: SHAPES[theirs ? 3 : index](4.5),
      transform: `translate(${at + 6} 10)`,
      fill: theirs ? 'var(--card)' : `var(--c${index})`,
      stroke: theirs ? 'var(--published)' : 'none',
      'stroke-dasharray': theirs ? '2.5 1.5' : null
    }));
    svg.append(drawn('text', {x: at + 14, y: 14, fill: 'var(--ink)'}, String(value)));
    at += size(value);
  }
}

function caption(points, front, x, y) {
  const group = view.group;
  const marks = [...new Set(group.points.flatMap((p) => p.marks))];
  let words =
      `${group.title} ${group.what} on ${group.target}, modelled${marks.length ? `, ${marks.join('; ')}` : ''}. `;
  words += `${front.length} of ${
      points.filter((p) => p.kind !== 'published').length} points are on the front of these two axes.`;
  const scaled = points.find((p) => p.kind === 'published' && p.scaled);
  if (scaled && [x.key, y.key].some((key) => key === 'area' || key === 'efficiency')) {
    const slices = Object.entries(data.slices[group.algorithm]).map(([
                                                                      family, {luts, inputs}
                                                                    ]) => `${luts} of ${inputs} inputs in ${family}`);
    words += ` Published slices are drawn as the LUTs in them: ${slices.join(', ')}.`;
  }
  by('caption').textContent = words;
}

/** Shows a point's figures and command beside it. */
function hint(p, node) {
  const box = by('hint');
  box.replaceChildren(...described(p));
  box.hidden = false;
  const [at, size] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  const room = 10;
  const left = at.right + room + size.width < innerWidth ? at.right + room : Math.max(8, at.left - room - size.width);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, Math.min(innerHeight - size.height - 8, at.top - 20))}px`;
}

function unhint() {
  by('hint').hidden = true;
}
