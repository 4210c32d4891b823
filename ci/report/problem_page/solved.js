// The top of the page: what was solved, by which program, and in which groups of problems.
'use strict';

function judgedOf({right, wrong, not_answered}) {
  return right + wrong + not_answered;
}

function shareText(totals) {
  const judged = judgedOf(totals);
  return judged === 0 ? '' : Math.round(100 * totals.right / judged) + ' %';
}

function solvedText(totals) {
  return grouped(totals.right) + ' of ' + grouped(judgedOf(totals)) + ' solved';
}

function joined(texts) {
  return texts.filter((each) => each).join(', ');
}

// "87 % solved, 13 wrong, 2 not answered"
function shareAndRest(totals) {
  return joined([shareText(totals) && shareText(totals) + ' solved', totals.points, grouped(totals.wrong) + ' wrong',
                 grouped(totals.not_answered) + ' not answered']);
}

// The run's own verdict with its reasons, and whether it was interrupted.
function runTexts({verdict, complete}) {
  const said = verdict === null ? [] : ['verdict: ' + [verdict.word, ...verdict.reasons].join('; ')];
  return complete ? said : [...said, 'the run was interrupted: not every problem was asked'];
}

function programText({name, limits}, totals, i) {
  return letterOf(i) + ', ' + name + ', ' + limits + ': ' + solvedText(totals) + ' (' + joined([shareText(totals), totals.points]) + ')';
}

function drawTop(page) {
  const {identity, created, result: {groups: [all]}} = page;
  const {programs} = identity;
  const rest = identity.name + '; ' + created.replace('T', ' ').replace('Z', ' UTC');
  const problems = counted(all.problems, 'problem');
  if (programs.length === 0) {
    drawHeadline('', problems, runTexts(page), null, rest);
  } else if (programs.length === 1) {
    const [totals] = all.programs;
    drawHeadline('', solvedText(totals), [shareAndRest(totals), ...runTexts(page)],
                 programs[0].name + ', ' + programs[0].limits, rest);
  } else {
    const texts = programs.map((program, i) => programText(program, all.programs[i], i));
    drawHeadline('', problems + ', ' + programs.length + ' programs', [...texts, ...runTexts(page)], null, rest);
  }
}

function shareBar(totals) {
  const judged = judgedOf(totals);
  return drawing('svg', {class: 'share', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true'},
                 drawing('rect', {class: 'whole', width: 100, height: 4}),
                 drawing('rect', {class: 'part', width: judged === 0 ? 0 : 100 * totals.right / judged, height: 4}));
}

function solvedCell(totals) {
  return element('td', {class: 'number'}, element('span', {class: 'count'}, grouped(totals.right)),
                 element('span', {class: 'quiet'}, ' ' + shareText(totals)), shareBar(totals));
}

// A group's name narrows the list to it.
function groupName({key, word}, narrowTo) {
  if (key === '') return 'all';
  const button = element('button', {type: 'button', class: 'group'}, ...breakable(word));
  button.addEventListener('click', () => narrowTo(key, word));
  return button;
}

function groupTable(key, groups, titles, narrowTo) {
  const rows = groups.map((group) => element(
      'tr', {}, element('td', {}, groupName(group, narrowTo)), element('td', {class: 'number'}, grouped(group.problems)),
      ...group.programs.map(solvedCell)));
  return element('div', {class: 'wide'},
                 element('table', {'data-key': key}, tableHead([key, 'problems', ...titles]), element('tbody', {}, ...rows)));
}

// All problems stand in the first table.
function drawSolved({identity, result: {groups: [all, ...rest]}}, narrowTo) {
  const titles = identity.programs.map((program, i) => identity.programs.length === 1 ? 'solved' : letterOf(i));
  const keys = identity.tally.filter((key) => rest.some((group) => group.key === key));
  const tables = keys.map((key, i) => [key, [...(i === 0 ? [all] : []), ...rest.filter((group) => group.key === key)]]);
  if (tables.length === 0 && identity.programs.length > 0) tables.push(['', [all]]);
  at('solved').append(...tables.map(([key, groups]) => groupTable(key, groups, titles, narrowTo)));
}

function drawMethod({identity, machine, tool, command}) {
  facts(at('facts'), [
    ...identity.programs.map(({name, limits}, i) => [identity.programs.length === 1 ? 'program' : 'program ' + letterOf(i), name + ', ' + limits]),
    ['command', command.length === 0 ? null : tool.name + ' ' + command.join(' ')],
    ['machine', machine.cpu_model === '' ? null : machine.cpu_model + ', ' + machine.cpus + ' CPUs'],
    ['boards', 'black plays upwards; squares and hands as in the problem, whichever side is to move'],
    ['moves', 'in Japanese and in USI; brackets give the origin if two pieces of the kind could go there'],
  ]);
}
