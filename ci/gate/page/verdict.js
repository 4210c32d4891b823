// The top of the page shows the verdict, the end shows how it was measured.
'use strict';

function sideName(side) {
  const commit = side.commit ? ' on ' + shortRevision(side.commit) : '';
  return (shortRevision(side.revision) || side.folder) + commit;
}

function drawVerdict({verdict, identity, result, created}) {
  drawHeadline(verdict.word, verdict.word, verdict.reasons.length > 0 ? verdict.reasons : [result.why],
               verdict.word === 'pass' ? null : 'by ' + verdict.layer,
               'base ' + sideName(identity.base) + ', candidate ' + sideName(identity.candidate) + '; ' + created);
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

function drawMethod({machine, identity, result}) {
  const spent = result.seconds;
  facts(at('facts'), [
    ['measured', result.measured],
    ['machine', machine.cpu_model + ', ' + machine.cpus + ' CPUs'],
    ['base', sideText(identity.base)],
    ['candidate', sideText(identity.candidate)],
    ['rules', rulesText(identity.rules)],
    ['instructions not counted', result.no_instructions],
    ['time spent', 'measuring ' + seconds(spent.measuring) + ', building ' +
                       seconds(spent.building) + ', total ' + seconds(spent.total) +
                       (result.out_of_time ? '; the budget was used up' : '')],
  ]);
}
