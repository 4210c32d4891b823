// The data behind a benchmark's row: its figures and its rounds.
'use strict';

const kStages = [['rounds', 'together'], ['alone', 'measured again, alone'], ['other_order', 'linked in another order']];

function perItem(samples, items) {
  const middle = median(samples);
  return middle === null || items === 0 ? null : middle / items;
}

function baseItems(row) {
  return Number(row.items);
}

function candidateItems(row) {
  return Number(row.candidate_items) || baseItems(row);
}

function instructionsText(row) {
  const text = (count, items) => count === null || items === 0 ? 'not counted' : (Number(count) / items).toFixed(1);
  if (row.base_instructions === null && row.candidate_instructions === null) return null;
  return text(row.base_instructions, baseItems(row)) + ' → ' +
      text(row.candidate_instructions, candidateItems(row)) +
      (row.instructions === null ? '' : ' (' + percent(row.instructions) + ')');
}

function changeText(change) {
  return change === null ? null : percent(change.estimate) + ' (' + interval(change) + ')';
}

function figuresOf(row) {
  const unit = row.unit.replace(/s$/, '') || 'item';
  return facts(element('dl'), [
    ['decided by', row.layer],
    ['time per ' + unit, nanoseconds(perItem(row.rounds.base_ns, baseItems(row))) + ' → ' +
                             nanoseconds(perItem(row.rounds.candidate_ns, candidateItems(row)))],
    ['instructions per ' + unit, instructionsText(row)],
    ['change', changeText(row.time)],
    ['measured again, alone', changeText(row.time_alone)],
    ['linked in another order', changeText(row.time_other_order)],
    ['floor', sizeInPercent(row.floor)],
    ['p', row.p.toPrecision(2)],
    ['rounds', row.rounds.base_ns.length],
  ]);
}

function ratios(over, under, scale) {
  return over.map((sample, round) => ({x: round + 1, y: 100 * (sample / under[round] / scale - 1)}));
}

function points(samples, items) {
  return samples.map((sample, round) => ({x: round + 1, y: sample / Math.max(1, items)}));
}

function drawRounds(row, stage, times, changes) {
  const rounds = row[stage];
  chart(times, 'time, ns per ' + (row.unit.replace(/s$/, '') || 'item'), 'round', [
    series('base', points(rounds.base_ns, baseItems(row)), '--base', 'circle'),
    series('candidate', points(rounds.candidate_ns, candidateItems(row)), '--candidate', 'rectRot'),
    series('base again (canary)', points(rounds.base_again_ns, baseItems(row)), '--canary', 'cross'),
  ]);
  const work = baseItems(row) === 0 ? 1 : candidateItems(row) / baseItems(row);
  const edge = (sign) => ({...series('floor', [1, rounds.base_ns.length].map((x) => ({x, y: sign * 100 * row.floor})),
                                     '--faint', false), borderDash: [4, 4]});
  chart(changes, 'change against the base, %', 'round', [
    series('candidate', ratios(rounds.candidate_ns, rounds.base_ns, work), '--candidate', 'rectRot'),
    series('base again (canary)', ratios(rounds.base_again_ns, rounds.base_ns, 1), '--canary', 'cross'),
    edge(1), edge(-1),
  ]);
}

function stageButtons(row, draw) {
  const stages = kStages.filter(([stage]) => row[stage].base_ns.length > 0);
  const buttons = stages.map(([stage, name]) => {
    const button = element('button', {type: 'button', 'aria-pressed': 'false'}, name);
    button.addEventListener('click', () => {
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
      draw(stage);
    });
    return button;
  });
  return buttons;
}

function drawDetail(row, detail) {
  const times = element('canvas');
  const changes = element('canvas');
  const note = row.note === '' ? row.apart : row.note + '; ' + row.apart;
  const buttons = stageButtons(row, (stage) => drawRounds(row, stage, times, changes));
  detail.append(element('p', {class: 'note'}, note), figuresOf(row));
  if (buttons.length === 0) return;
  const stages = element('p', {class: 'stages'}, ...buttons);
  stages.hidden = buttons.length === 1;
  detail.append(stages, element('div', {class: 'charts'}, element('div', {class: 'chart'}, changes),
                                element('div', {class: 'chart'}, times)));
  buttons[0].click();
}
