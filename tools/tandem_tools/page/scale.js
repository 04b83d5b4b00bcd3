// Scales: from figures to pixels, and where the lines go.

/** A scale from values to pixels: logarithmic where values differ much; `ticks` has its values with a line. */
function scale(values, from, to) {
  let [low, high] = [Math.min(...values), Math.max(...values)];
  const log = low > 0 && high / low > 6;
  if (log) {
    const pad = Math.pow(high / low, 0.06);
    [low, high] = [low / pad, high * pad];
  } else {
    const pad = (high - low || Math.abs(high) || 1) * 0.08;
    [low, high] = [low >= 0 ? Math.max(0, low - pad) : low - pad, high + pad];
  }
  const position = log ? (v) => Math.log(v / low) / Math.log(high / low) : (v) => (v - low) / (high - low);
  const at = (v) => from + position(v) * (to - from);
  return {at, ticks: (log ? logTicks : evenTicks)(low, high, Math.abs(to - from))};
}

function logTicks(low, high, pixels) {
  const decades = Math.log10(high / low);
  const steps = pixels / decades > 170 ? [1, 2, 3, 5, 7] : pixels / decades > 80 ? [1, 2, 5] : [1];
  const ticks = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); ++power) {
    for (const step of steps) {
      const tick = step * 10 ** power;
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  }
  return ticks;
}

function evenTicks(low, high, pixels) {
  const rough = (high - low) / Math.max(2, pixels / 90);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) * power;
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(+tick.toPrecision(10));
  return ticks;
}

const tickText = (v) => (v >= 1000 ? v.toLocaleString('en') : String(+v.toPrecision(6)));

/** The two axes of a chart with their lines; words say what they show. */
function drawScales(svg, box, px, py, xWords, yWords) {
  const text = (at, words, attributes) => drawn('text', {...at, fill: 'var(--muted)', ...attributes}, words);
  let lastX = -Infinity;
  for (const tick of px.ticks) {
    const at = px.at(tick);
    svg.append(drawn('path', {d: `M${at} ${box.top}V${box.bottom}`, stroke: 'var(--grid)'}));
    const words = tickText(tick);
    if (at - lastX < words.length * 7 + 10) continue;
    lastX = at;
    svg.append(text({x: at, y: box.bottom + 17}, words, {'text-anchor': 'middle'}));
  }
  for (const tick of py.ticks) {
    const at = py.at(tick);
    svg.append(drawn('path', {d: `M${box.left} ${at}H${box.right}`, stroke: 'var(--grid)'}));
    svg.append(text({x: box.left - 8, y: at + 4}, tickText(tick), {'text-anchor': 'end'}));
  }
  svg.append(
      drawn('path', {d: `M${box.left} ${box.top}V${box.bottom}H${box.right}`, fill: 'none', stroke: 'var(--line)'}));
  svg.append(text({x: box.right, y: box.bottom + 38}, xWords, {'text-anchor': 'end', fill: 'var(--ink)'}));
  svg.append(text({x: 2, y: 14}, yWords, {fill: 'var(--ink)'}));
}
