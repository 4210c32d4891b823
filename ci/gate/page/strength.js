// Games between both builds, if any were played: the result, and how the pairs ended.
'use strict';

function limitsText(strength) {
  const {limits, candidate_limits: candidate} = strength;
  return limits === candidate ? limits + ' for both sides' : limits + ' for the base, ' + candidate + ' for the candidate';
}

function drawPairs(strength) {
  at('pairs').hidden = strength.games === 0;
  if (strength.games === 0) return;
  const sum = strength.outcomes.reduce((before, count) => before + count, 0);
  at('pairs-caption').textContent = grouped(sum) + ' pairs of games, by the points of the candidate.';
  bars(at('pairs-chart'), 'pairs', 'points', ['0', '1/2', '1', '3/2', '2'], strength.outcomes,
       ['--regressed', '--regressed', '--faint', '--improved', '--improved']);
}

function drawStrength({strength}) {
  at('strength').hidden = strength === null;
  if (strength === null) return;
  const {sprt} = strength;
  at('strength-note').textContent = kSigns[strength.verdict] + ' ' + strength.note;
  if (strength.not_played === '') {
    facts(at('strength-facts'), [
      ['games', grouped(strength.games) + ' at ' + limitsText(strength)],
      ['time per node', strength.time_per_node === null ? null : changeText(strength.time_per_node)],
      ['test', sprt.elo0 + ' against ' + sprt.elo1 + ' Elo (' + sprt.model + '), alpha ' + sprt.alpha + ', beta ' + sprt.beta],
      ['log likelihood ratio', sprt.llr.toFixed(2) + ' (' + sprt.lower.toFixed(2) + ' to ' + sprt.upper.toFixed(2) + ')'],
      ['openings', strength.openings],
      ['match file', strength.file],
      ['time spent', seconds(strength.seconds)],
    ]);
  }
  drawPairs(strength);
}
