// The course of the match, pair by pair, and the results of its pairs and games.
'use strict';

// One for each player, told apart by their dashes as well.
const kPlayerColours = ['--first', '--second', '--third', '--fourth'];
const kDashes = [[], [6, 3], [2, 2], [8, 3, 2, 3]];

function playerLine(label, data, player) {
  return {...series(label, data, kPlayerColours[player % kPlayerColours.length], false),
          clip: 4, pointRadius: data.length < 3 ? 3 : 0, borderDash: kDashes[Math.floor(player / kPlayerColours.length) % kDashes.length]};
}

function testLines({pairs, llr}, {lower, upper, elo0, elo1}) {
  const last = pairs[pairs.length - 1];
  return [playerLine('log likelihood ratio', pairs.map((x, i) => ({x, y: llr[i]})), 0),
          level(elo1 + ' Elo is accepted', upper, 0, last, '--pass'), level(elo0 + ' Elo is accepted', lower, 0, last, '--regressed')];
}

function scoreLines({pairs, scores, low, high}) {
  const points = (values) => pairs.map((x, i) => ({x, y: values[i]})).filter(({y}) => y !== null).map(({x, y}) => ({x, y: 100 * y}));
  const last = pairs[pairs.length - 1];
  const half = level('one half', 50, 0, last, '--faint');
  if (!low) return [...scores.map((each, player) => playerLine('score of ' + letterOf(player), points(each), player)), half];
  const edge = (values) => ({...series('95 % interval', points(values), '--first', false), borderWidth: 1, borderDash: [2, 3]});
  return [playerLine('score of A', points(scores[0]), 0), edge(low), edge(high), half];
}

// The range of the score's axis. The first tenth of the pairs, whose interval is wide, is ignored.
function scoreRange({scores, low, high}) {
  const settled = [...scores, low ?? [], high ?? []].flatMap((values) => values.slice(Math.floor(values.length / 10)));
  const tenths = [0.5, ...settled.filter((value) => value !== null)].map((value) => 10 * value);
  return {min: 10 * Math.max(0, Math.ceil(Math.min(...tenths)) - 1), max: 10 * Math.min(10, Math.floor(Math.max(...tenths)) + 1)};
}

function drawCourse({match, steps}) {
  const {sprt} = match.result;
  at('course').hidden = steps.pairs.length === 0;
  if (steps.pairs.length === 0) return;
  at('course-caption').textContent = sprt ?
      'The log likelihood ratio after each pair. The test ends when the ratio reaches a bound, after thirty pairs at the earliest.' :
      'Points a game after each pair' + (steps.low ? ', with their interval if the match had ended there.' : '.');
  const y = sprt ? {suggestedMin: 1.1 * sprt.lower, suggestedMax: 1.1 * sprt.upper} : scoreRange(steps);
  const shown = sprt ? testLines(steps, sprt) : scoreLines(steps);
  lines(at('course-chart'), sprt ? 'log likelihood ratio' : 'score, %', 'pairs', shown,
        {last: steps.pairs[steps.pairs.length - 1], y, marks: {shaded: null, at: null}, choose: () => {}});
}

function drawPentanomial([{outcomes}]) {
  const pairs = outcomes.reduce((sum, count) => sum + Number(count), 0);
  at('pentanomial-caption').textContent = 'Points of A in the two games of a pair: ' + counted(pairs, 'pair') + '.';
  const names = ['0', '1/2', '1', '3/2', '2'].map((points, i) => [points, counted(outcomes[i], 'pair')]);
  bars(at('pentanomial-chart'), 'pairs', 'points of A', names, outcomes.map(Number), 
       ['--regressed', '--regressed', '--faint', '--improved', '--improved']);
}

// A row for each kind of end: all games, and those that each player lost so.
function drawEnds(result, players) {
  at('ends').hidden = result.pairs === 0;
  if (result.pairs === 0) return;
  at('pentanomial').hidden = players.length > 2;
  if (players.length === 2) drawPentanomial(result.pairings);
  const {won, lost, drawn} = result.black;
  at('ends-caption').textContent = 'How games ended. Black won ' + grouped(won) + ', white ' + grouped(lost) + ', drawn ' + grouped(drawn) + '.';
  const kinds = Object.entries(result.ends).sort(([, a], [, b]) => b - a);
  const count = (number) => element('td', {class: 'number'}, number ? grouped(number) : '–');
  at('ends-table').append(
      tableHead(['end', 'games', ...players.map((player, i) => 'lost by ' + letterOf(i))]),
      element('tbody', {}, ...kinds.map(([kind, games]) => element(
          'tr', {}, element('td', {}, kind), count(games), ...result.players.map(({lost_by}) => count(lost_by[kind]))))));
}
