// The forest plot: one row per benchmark, with the interval of its change and the floor that an
// alarm must exceed. A click opens the data behind the row.
'use strict';

const kPlotHeight = 32;
const kMiddle = kPlotHeight / 2;
const kSteps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1];
const kStepsShown = 2.5;  // to either side of zero

// The step between two marks of the axis, large enough for all rows. Changes beyond the range of
// the largest step are drawn at the edge, with an arrow.
function stepOf(rows) {
  const sizes = rows.flatMap(
      (row) => [1.3 * row.floor, ...(row.time ? [Math.abs(row.time.interval.low), Math.abs(row.time.interval.high)] : [])]);
  const most = Math.max(...sizes);
  return kSteps.find((step) => step * kStepsShown >= most) ?? kSteps[kSteps.length - 1];
}

function percentOfWidth(change, reach) {
  return 50 * (1 + Math.max(-1, Math.min(1, change / reach)));
}

function placeOf(change, reach) {
  return percentOfWidth(change, reach) + '%';
}

// The mark of the median: one shape per verdict, at a position that follows the width.
function markOf(verdict, x) {
  const points = (text) => drawing('polygon', {class: 'mark', points: text});
  const shapes = {
    regressed: () => points('0,-8 8,0 0,8 -8,0'),
    improved: () => points('0,-8 8,6 -8,6'),
    inconclusive: () => drawing('rect', {class: 'mark hollow', x: -6, y: -6, width: 12, height: 12}),
  };
  const shape = shapes[verdict] ?? (() => drawing('circle', {class: 'mark', r: 5.5}));
  return drawing('svg', {x, y: kMiddle, overflow: 'visible'}, shape());
}

function plotOf(row, reach) {
  const plot = drawing('svg', {class: 'plot ' + row.verdict, 'aria-hidden': 'true'});
  const left = percentOfWidth(-row.floor, reach);
  plot.append(drawing('rect', {class: 'floor', x: left + '%', y: 0, height: kPlotHeight,
                               width: percentOfWidth(row.floor, reach) - left + '%'}),
              line('zero', '50%', 0, '50%', kPlotHeight));
  if (row.time === null) return plot;
  const low = placeOf(row.time.interval.low, reach);
  const high = placeOf(row.time.interval.high, reach);
  plot.append(line('interval', low, kMiddle, high, kMiddle), line('interval', low, kMiddle - 5, low, kMiddle + 5),
              line('interval', high, kMiddle - 5, high, kMiddle + 5),
              markOf(row.verdict, placeOf(row.time.estimate, reach)));
  if (row.time.interval.high > reach) plot.append(arrow('100%', -7));
  if (row.time.interval.low < -reach) plot.append(arrow('0%', 7));
  return plot;
}

// Shows that the interval continues beyond the edge.
function arrow(x, back) {
  return drawing('svg', {x, y: kMiddle, overflow: 'visible'},
                 drawing('polyline', {class: 'interval', fill: 'none', points: `${back},-8 0,0 ${back},8`}));
}

function rowOf(row, reach) {
  const word = element('span', {class: 'word ' + row.verdict}, kSigns[row.verdict] + ' ' + row.verdict);
  const figures = element(
      'span', {class: 'figures'}, element('span', {class: 'number change'}, row.time ? percent(row.time.estimate) : '-'),
      element('span', {class: 'quiet number'}, row.time ? interval(row.time) : 'not timed'));
  const detail = element('div', {class: 'detail'});
  const made = element('details', {class: 'row'},
                       element('summary', {}, element('span', {class: 'name'}, ...breakable(row.name), word),
                               plotOf(row, reach), figures),
                       detail);
  made.addEventListener('toggle', () => {
    if (made.open && !detail.hasChildNodes()) drawDetail(row, detail);
  });
  return made;
}

// Five marks in columns of equal width; their centers are at -2, -1, 0, 1 and 2 steps.
function axisOf(step) {
  const marks = [-2, -1, 0, 1, 2].map((steps) => element('span', {}, percent(steps * step)));
  return element('div', {class: 'scale'}, element('span'), element('div', {class: 'axis'}, ...marks), element('span'));
}

function drawForest(report) {
  const rows = report.benchmarks;
  at('benchmarks').hidden = rows.length === 0;
  if (rows.length === 0) return;
  const step = stepOf(rows);
  at('forest-legend').textContent =
      'Change of CPU time from base to candidate, from paired rounds, with its interval; left is faster. ' +
      'Grey: the floor of the row; a smaller change is no alarm. Click a row to see its rounds.';
  at('forest').append(...rows.map((row) => rowOf(row, step * kStepsShown)), axisOf(step));
}
