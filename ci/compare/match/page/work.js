// The costs of answers, disturbances by other load, and faults.
'use strict';

const kWorkTitles = ['', 'nodes/s', 'depth', 'ms a move', 'longest', 'latency', 'latency, 99 %', 'least left', 'late'];

function ratioText(over, under, text) {
  return Number(under) > 0 ? text(Number(over) / Number(under)) : '-';
}

function milliseconds(us) {
  return us === null ? '-' : (us / 1000).toFixed(1);
}

function rate(perSecond) {
  const [unit, sign] = perSecond >= 1e6 ? [1e6, ' M'] : perSecond >= 1e3 ? [1e3, ' k'] : [1, ''];
  return (perSecond / unit).toPrecision(3) + sign;
}

function workRow(counts, player) {
  return element('tr', {}, ...[
    letterOf(player),
    ratioText(counts.nodes, counts.counted_us, (perUs) => rate(1e6 * perUs)),
    ratioText(counts.depths, counts.deep_answers, (depth) => depth.toFixed(1)),
    ratioText(counts.wall_us, counts.answers, milliseconds),
    milliseconds(Number(counts.longest_us)),
    milliseconds(counts.latency_median_us),
    milliseconds(counts.latency_99_us),
    counts.least_left_ms === null ? '-' : grouped(counts.least_left_ms) + ' ms',
    grouped(counts.late),
  ].map((text, i) => element('td', {class: i === 0 ? '' : 'number', 'data-title': kWorkTitles[i]}, text)));
}

function drawFaults(all) {
  at('faults').hidden = all.length === 0;
  at('faults').open = all.length <= 10;
  at('faults').querySelector('summary').textContent =
      counted(all.length, 'game') + (all.length === 1 ? ' was' : ' were') + ' lost by a fault or on time';
  at('faults').querySelector('ul').append(...all.map((fault) => element('li', {}, fault)));
}

function repeatedText(repeated) {
  if (repeated === null) return null;
  return 'the first pair had ' + (repeated ? 'the same moves' : 'other moves') + ' when it was played again';
}

function drawWork({result}) {
  at('work-table').append(tableHead(kWorkTitles), element('tbody', {}, ...result.players.map(workRow)));
  facts(at('work-facts'), [
    ['disturbed', result.timed_games === 0 ? null : grouped(result.disturbed_games) + ' of ' + grouped(result.timed_games) +
         ' games had a search that took more than 1.2 times its processor time'],
    ['standstills', result.excused_moves === 0 ? null : counted(result.excused_moves, 'move') +
         (result.excused_moves === 1 ? ' was' : ' were') + ' late only because the machine was paused; the pause was not charged'],
    [result.repeated_itself === false ? 'NOT REPEATABLE' : 'repeatable', repeatedText(result.repeated_itself)],
    ['played again', result.played_again === 0 ? null : counted(result.played_again, 'pair') + ' after an error that no player caused'],
  ]);
  drawFaults(result.faults);
}
