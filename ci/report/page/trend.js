// The past, if the report knows any: a benchmark's time against the reference build, run by run.
'use strict';

function drawTrendOf(points) {
  const dataset = series('ratio', points.map((point, x) => ({x, y: point.ratio})), '--improved', 'circle');
  const labels = points.map((point) => point.time.slice(0, 10) + ' ' + point.revision.slice(0, 7));
  chart(at('trend-chart'), 'time / reference', 'run', [{...dataset, showLine: true}], labels);
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
