// The history, if the report has one: a benchmark's time relative to the reference build, for each run.
'use strict';

function runTime(point) {
  return point.time.replace('T', ' ').replace(/(:\d\d):\d\dZ$/, '$1');
}

// "925393b6aa README: what it prints (2026-11-19 06:00)"
function runText(point) {
  return [shortRevision(point.revision), point.subject, '(' + runTime(point) + ')'].filter((part) => part).join(' ');
}

// The name of a run below the axis, cut to fit.
function runName(point) {
  const name = shortRevision(point.revision) || runTime(point);
  return name.length > 16 ? name.slice(0, 15) + '…' : name;
}

function drawTrendOf(points) {
  const dataset = series('ratio', points.map((point, x) => ({x, y: point.ratio})), '--improved', 'circle');
  const names = points.map(runName);
  chart(at('trend-chart'), 'time / reference', 'run', [{...dataset, showLine: true}], {names, texts: points.map(runText)});
  const cell = (kind, text) => element('td', {class: kind}, text);
  const rows = [...points].reverse().map((point) => element(
      'tr', {}, cell('number', runTime(point)), cell('number', shortRevision(point.revision)),
      cell('subject', point.subject || '-'), cell('number', point.ratio.toFixed(3))));
  at('trend-runs').replaceChildren(
      element('thead', {}, element('tr', {}, ...['time (UTC)', 'commit', 'subject', 'ratio'].map((title) => element('th', {}, title)))),
      element('tbody', {}, ...rows));
}

function drawTrend(report) {
  const names = [...new Set(report.trend.map((point) => point.benchmark))];
  at('trend').hidden = names.length === 0;
  if (names.length === 0) return;
  const choice = at('trend-choice');
  choice.append(...names.map((name) => element('option', {value: name}, name)));
  const draw = () => drawTrendOf(report.trend.filter((point) => point.benchmark === choice.value));
  choice.addEventListener('change', draw);
  draw();
}
