// Exact work: the nodes of each suite, and the distribution of the changes.
'use strict';

function relative(base, candidate) {
  return Number(base) > 0 && Number(candidate) > 0 ? Number(candidate) / Number(base) - 1 : null;
}

const kColumns = ['', 'suite', 'differ', 'base nodes', 'new nodes', 'nodes', 'time per node', 'work and speed'];

function suiteRow(row) {
  const nodes = relative(row.base_nodes, row.candidate_nodes);
  const time = relative(row.base_cpu_ns, row.candidate_cpu_ns);
  const timePerNode = nodes === null || time === null ? null : (1 + time) / (1 + nodes) - 1;
  // On a phone the title is shown before each value.
  const cell = (column, kind, ...text) => element('td', {class: kind, 'data-title': kColumns[column]}, ...text);
  return element(
      'tr', {}, cell(0, row.verdict, kSigns[row.verdict] + ' ' + row.verdict),
      cell(1, 'suite', element('span', {}, ...breakable(row.suite + ' by ' + row.program + ', ' + row.limits))),
      cell(2, 'number', grouped(row.differences.length) + ' of ' + grouped(row.compared)),
      cell(3, 'number', grouped(row.base_nodes)), cell(4, 'number', grouped(row.candidate_nodes)),
      cell(5, 'number', nodes === null ? '-' : percent(nodes)),
      cell(6, 'number', timePerNode === null ? '-' : percent(timePerNode)), cell(7, 'apart', row.apart));
}

function drawSuites(rows) {
  at('suites').append(element('thead', {}, element('tr', {}, ...kColumns.map((title) => element('th', {}, title)))),
                      element('tbody', {}, ...rows.map(suiteRow)));
}

// New nodes divided by old nodes; null if a side has no count.
function nodeRatio(difference) {
  const change = relative(difference.base.counters.nodes ?? 0, difference.candidate.counters.nodes ?? 0);
  return change === null ? null : change + 1;
}

const kBins = [
  ['under 1/8', 1 / 8], ['1/8 to 1/4', 1 / 4], ['1/4 to 1/2', 1 / 2], ['1/2 to 0.9', 0.9], ['0.9 to 1', 1],
  ['1 to 1.1', 1.1], ['1.1 to 2', 2], ['2 to 4', 4], ['4 to 8', 8], ['over 8', Infinity],
];

// The number of ratios in each bin; a ratio of 1 is in no bin.
function binned(ratios) {
  const counts = kBins.map(() => 0);
  for (const ratio of ratios) {
    if (ratio !== 1) counts[kBins.findIndex(([, top]) => ratio < top || top === Infinity)] += 1;
  }
  return counts;
}

function drawChanges(rows) {
  const ratios = rows.flatMap((row) => row.differences.map(nodeRatio)).filter((ratio) => ratio !== null && ratio !== 1);
  const compared = rows.reduce((sum, row) => sum + row.compared, 0);
  at('changes').hidden = ratios.length === 0;
  if (ratios.length === 0) return;
  at('changes-caption').textContent =
      'New nodes divided by old nodes, by problem: ' + grouped(ratios.filter((ratio) => ratio > 1).length) + ' took more, ' +
      grouped(ratios.filter((ratio) => ratio < 1).length) + ' fewer, of ' + grouped(compared) + ' compared.';
  bars(at('changes-chart'), 'problems', 'new nodes / old', kBins.map(([name]) => name), binned(ratios),
       kBins.map(([, top]) => top <= 1 ? '--improved' : '--regressed'));
}

function drawWork(report) {
  at('work').hidden = report.work.length === 0;
  if (report.work.length === 0) return;
  drawSuites(report.work);
  drawChanges(report.work);
  drawProblems(report.work);
}
