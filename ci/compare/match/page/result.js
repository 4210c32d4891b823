// Which player is stronger, as far as the match shows, and how it was played.
'use strict';

function percents(share) {
  return (100 * share).toFixed(1);
}

// Infinite Elo is null, since JSON cannot express it.
function eloText(elo, infinite) {
  return elo === null ? infinite : (elo >= 0.5 ? '+' : '') + elo.toFixed(0);
}

function eloOf({score, elo, elo_interval: [low, high]}) {
  return eloText(elo, score > 0.5 ? '+∞' : '-∞') + ' [' + eloText(low, '-∞') + ', ' + eloText(high, '+∞') + ']';
}

function scoreOf({score, score_interval: [low, high]}) {
  return percents(score) + ' % [' + percents(low) + ', ' + percents(high) + ']';
}

function tallyText({won, lost, drawn}) {
  return '+' + grouped(won) + ' -' + grouped(lost) + ' =' + grouped(drawn);
}

// A row of a table of cards: on a phone each value has its title before it.
function cardRow(titles, values) {
  return element('tr', {}, ...values.map((value, i) => element(
      'td', {class: i < 2 ? '' : 'number', 'data-title': titles[i]}, ...[value].flat())));
}

// Points per game; null if none was played.
function pointsOf({total: {won, lost, drawn}}) {
  const games = won + lost + drawn;
  return games === 0 ? null : (won + drawn / 2) / games;
}

function pointsText(counts) {
  const share = pointsOf(counts);
  return share === null ? '-' : percents(share) + ' %';
}

function drawPlayers({identity, result}) {
  const titles = ['', 'player', 'points', 'won, lost, drawn', 'as black', 'as white'];
  const rows = identity.players.map((player, i) => {
    const counts = result.players[i];
    const margin = Number(player.margin_ms) > 0 ? ' (margin ' + player.margin_ms + ' ms)' : '';
    const words = player.words === player.name ? '' : player.words;
    const who = [element('strong', {}, ...breakable(player.name)),
                 element('span', {class: 'quiet limits'}, ...breakable([words, player.limits + margin].filter((each) => each).join(', ')))];
    return cardRow(titles, [letterOf(i), element('span', {}, ...who), pointsText(counts), tallyText(counts.total),
                            tallyText(counts.as_black), tallyText(counts.as_white)]);
  });
  at('players').append(tableHead(titles), element('tbody', {}, ...rows));
}

// The strength that the only pairing shows.
function drawStrength({result}, endedEarly) {
  const [{strength}] = result.pairings;
  at('strength').hidden = at('strength-note').hidden = strength === null;
  if (strength === null) return;
  const figure = (name, text) => element('span', {class: 'figure'}, element('span', {class: 'quiet'}, name), text);
  at('strength').append(figure('score of A', scoreOf(strength)), figure('Elo', eloOf(strength)),
                        figure('probability that A is stronger', (100 * strength.superiority).toPrecision(3) + ' %'));
  at('strength-note').textContent = 'In brackets: intervals of ' + 100 * strength.confidence + ' %, over pairs of games.' +
      (endedEarly ? ' The test ended the match early, so score and Elo are biased towards the hypothesis that it accepted.' : '');
}

// Of several players: the row's score against the column's.
function drawCrossTable({identity, result}) {
  const cells = new Map();
  for (const {players: [a, b], strength, outcomes} of result.pairings) {
    if (strength === null) continue;
    const pairs = outcomes.reduce((sum, count) => sum + Number(count), 0);
    cells.set(a + '-' + b, [strength.score, pairs]).set(b + '-' + a, [1 - strength.score, pairs]);
  }
  const numbers = identity.players.map((player, i) => i);
  const cell = (row, column) => {
    const found = cells.get(row + '-' + column);
    if (!found) return element('td', {class: 'number'}, '–');
    return element('td', {class: 'number'}, percents(found[0]) + ' %', element('span', {class: 'quiet pairs'}, counted(found[1], 'pair')));
  };
  at('crosstable').append(
      tableHead(['score of', ...numbers.map((column) => 'against ' + letterOf(column))]),
      element('tbody', {}, ...numbers.map((row) => element(
          'tr', {}, element('td', {}, letterOf(row)), ...numbers.map((column) => cell(row, column))))));
}

// "B 74.4 %, A 73.1 %": of several players, the best first.
function rankingText(players) {
  const shares = players.map((player, i) => ({i, share: pointsOf(player)})).filter(({share}) => share !== null);
  return shares.sort((a, b) => b.share - a.share).map(({i, share}) => letterOf(i) + ' ' + percents(share) + ' %').join(', ');
}

// The headline of a part of a match or of a match of several players, which have no verdict.
function drawWithoutWord({identity, result, complete}, isDuel, rest) {
  drawHeadline(complete ? '' : 'invalid', complete ? identity.players.length + ' players' : 'interrupted',
               ['Points: ' + rankingText(result.players) + (isDuel ? '; this is a part of a match, which has no verdict' : '')], null, rest);
}

function drawResult({match, ended_early}) {
  const {identity, result, verdict, created} = match;
  const isDuel = identity.players.length === 2;
  const rest = counted(2 * result.pairs, 'game') + ' in ' + counted(result.pairs, 'pair') + '; ' + created.replace('T', ' ').replace('Z', ' UTC');
  if (verdict) {
    drawHeadline(verdict.word, result.word, verdict.reasons, 'A against B', rest);
  } else {
    drawWithoutWord(match, isDuel, rest);
  }
  drawPlayers(match);
  at('crosstable').hidden = isDuel;
  if (isDuel) {
    drawStrength(match, ended_early);
  } else {
    drawCrossTable(match);
  }
}

function testText({model, elo0, elo1, alpha, beta, mirrored_pairs, repeated_pairs}) {
  return 'log likelihood ratio of ' + elo1 + ' to ' + elo0 + ' Elo (' + model + '), alpha ' + alpha + ', beta ' + beta +
      '; mirror images of themselves: ' + counted(mirrored_pairs, 'pair') + ', repeating an earlier one: ' + counted(repeated_pairs, 'pair');
}

function drawMethod({machine, identity, result}) {
  facts(at('facts'), [
    ['pairs', grouped(result.pairs) + ' of ' + grouped(result.asked_pairs) + ' requested' +
                  (result.resumed > 0 ? ', ' + grouped(result.resumed) + ' of them from an earlier run' : '') +
                  (result.openings_used_up ? '; more were requested than there are openings' : '')],
    ['test', result.sprt && testText(result.sprt)],
    ['openings', identity.openings],
    ['rules', identity.rules],
    ['games at once', grouped(result.jobs) + (result.pinned ? ', each on its own processor' : '')],
    ['machine', machine.cpu_model + ', ' + machine.cpus + ' CPUs'],
    ['match file', result.file],
  ]);
}
