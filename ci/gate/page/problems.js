// The problems that changed most, each with its board, its changes and the command that runs it again.
'use strict';

const kShownAtOnce = 12;

// Changed answers come before changed counts, and changes that were not accepted before accepted ones.
function weightOf({difference}) {
  const ratio = nodeRatio(difference);
  const answer = difference.base.answer !== difference.candidate.answer;
  return (difference.accepted ? 0 : 1e6) + (answer ? 1e3 : 0) + (ratio === null ? 100 : Math.abs(Math.log(ratio)));
}

function changesOf({base, candidate}) {
  const names = [...new Set([...Object.keys(base.counters), ...Object.keys(candidate.counters)])];
  const row = (name, old, now, change) => element(
      'tr', {}, element('th', {}, name), element('td', {class: 'number'}, old), element('td', {class: 'number'}, now),
      element('td', {class: 'number'}, change));
  const counted = (outcome, name) => name in outcome.counters ? grouped(outcome.counters[name]) : 'none';
  return element(
      'table', {}, element('tr', {}, ...['', 'base', 'new', ''].map((title) => element('th', {}, title))),
      row('answer', base.answer, candidate.answer, base.answer === candidate.answer ? '' : 'differs'),
      ...names.map((name) => {
        const change = relative(base.counters[name] ?? 0, candidate.counters[name] ?? 0);
        return row(name, counted(base, name), counted(candidate, name), change === null || change === 0 ? '' : percent(change));
      }));
}

function problemOf({row, difference}) {
  const title = difference.problem + ', ' + row.suite + ' by ' + row.program;
  const accepted = difference.accepted ? element('p', {class: 'pass'}, '✓ accepted: ' + difference.reason) : null;
  const replay = difference.replay === '' ? null :
      element('div', {class: 'replay'}, element('code', {}, difference.replay), copyButton(difference.replay));
  return element('article', {class: 'problem'},
                 boardOf(difference.sfen) ?? element('p', {class: 'quiet'}, 'no board: ' + difference.sfen),
                 element('div', {}, element('h4', {}, ...breakable(title)), accepted, changesOf(difference), replay));
}

function drawProblems(rows) {
  const all = rows.flatMap((row) => row.differences.map((difference) => ({row, difference})));
  at('problems-title').hidden = all.length === 0;
  if (all.length === 0) return;
  all.sort((a, b) => weightOf(b) - weightOf(a));
  at('problems-title').textContent = 'Problems that changed most (' + grouped(all.length) + ' changed)';
  const list = at('problems');
  const showMore = () => list.append(...all.splice(0, kShownAtOnce).map(problemOf));
  showMore();
  if (all.length === 0) return;
  const button = element('button', {type: 'button'}, 'Show more');
  button.addEventListener('click', () => {
    button.remove();
    showMore();
    if (all.length > 0) list.append(button);
  });
  list.append(button);
}
