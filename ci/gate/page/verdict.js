// The top of the page, and its end: what was decided, and how it was measured.
'use strict';

function sideName(side) {
  const commit = side.commit ? ' on ' + shortRevision(side.commit) : '';
  return (shortRevision(side.revision) || side.folder) + commit;
}

function drawVerdict(report) {
  const header = at('verdict');
  const by = report.verdict === 'pass' ? null : element('p', {class: 'by'}, 'by ' + report.layer);
  const reasons = report.reasons.length > 0 ? report.reasons : [report.why];
  header.className = report.verdict;
  header.replaceChildren(
      element('h1', {}, kSigns[report.verdict] + ' ' + report.verdict.toUpperCase()),
      by ?? '',
      element('ul', reasons.length === 1 ? {class: 'single'} : {},
              ...reasons.map((reason) => element('li', {}, reason))),
      element('p', {class: 'quiet'}, 'base ' + sideName(report.base) + ', candidate ' +
                                         sideName(report.candidate) + '; ' + report.time));
  document.title = 'Hakari: ' + report.verdict;
}

function sideText(side) {
  const hashes = Object.entries(side.binary_hashes).map(([name, hash]) => name + ' ' + hash);
  return [side.revision, side.commit, side.folder, side.compiler, side.instruction_set, side.sanitizer, ...hashes]
      .filter((part) => part !== '').join(', ');
}

function rulesText(rules) {
  return 'confidence ' + rules.confidence * 100 + ' %, time floor ' + sizeInPercent(rules.time_floor) +
      ', instruction floor ' + sizeInPercent(rules.instruction_floor) + ', at most ' +
      sizeInPercent(rules.most_noise) + ' of noise, ' + rules.looks + ' looks at ' + rules.rounds_a_look +
      ' rounds' + (rules.strict_instructions ? ', instructions alone are an alarm' : '') +
      (rules.judge_work ? '' : ', differing work is listed and not judged');
}

function drawMethod(report) {
  const spent = report.seconds;
  facts(at('facts'), [
    ['measured', report.measured],
    ['machine', report.machine + ', ' + report.cpus + ' CPUs'],
    ['base', sideText(report.base)],
    ['candidate', sideText(report.candidate)],
    ['rules', rulesText(report.rules)],
    ['no instructions', report.no_instructions],
    ['time spent', 'measuring ' + seconds(spent.measuring) + ', building ' +
                       seconds(spent.building) + ', in all ' + seconds(spent.total) +
                       (report.out_of_time ? '; the budget was used up' : '')],
  ]);
}
