// The curves of a game: both players' scores, and the cost of each answer.
'use strict';

const kMostCentipawns = 2000;  // scores beyond it, and mates, are drawn at the edge

// The value of an engine's score, from the view of the side to move: 30, "mate 7", "mate -4", "cp 12 lowerbound".
function centipawnsOf(said) {
  if (typeof said === 'number') return said;
  const [kind, value] = said.split(' ');
  return kind === 'cp' ? Number(value) : value.startsWith('-') ? -Infinity : Infinity;
}

function scoreText(said) {
  if (said === null || said === undefined) return '';
  if (typeof said === 'number') return (said > 0 ? '+' : '') + said;
  const [kind, value, bound] = said.split(' ');
  return (bound === 'lowerbound' ? '≥ ' : bound === 'upperbound' ? '≤ ' : '') + (kind === 'cp' ? value : said);
}

// Whether black makes the move with this number, from 0.
function isBlackAt(game, ply) {
  return (ply % 2 === 0) === game.blackBegins;
}

// The end of the axis: an answer that is not a move, such as a resignation, comes after the last move.
function lastOf(game) {
  return Math.max(game.moves.length, game.opening + (game.ms ?? []).length);
}

// The points of one color in one list of answers; answers begin after the opening.
function answersOf(game, list, black, valueOf) {
  return (game[list] ?? []).map((value, i) => ({value, ply: game.opening + i}))
      .filter(({value, ply}) => value !== null && isBlackAt(game, ply) === black)
      .map(({value, ply}) => ({x: ply + 1, y: valueOf(value)}));
}

function curvesOf(game, list, valueOf) {
  return [true, false].map((black) => playerLine(
      letterOf(game.players[black ? 0 : 1]) + (black ? ', black' : ', white'), answersOf(game, list, black, (value) => valueOf(value, black)),
      game.players[black ? 0 : 1]));
}

function drawScores(canvas, game, marks, choose) {
  const clipped = (said, black) => Math.max(-kMostCentipawns, Math.min(kMostCentipawns, (black ? 1 : -1) * centipawnsOf(said)));
  const even = {...level('even', 0, 0, lastOf(game), '--faint'), borderWidth: 1};
  lines(canvas, 'score for black', 'move', [...curvesOf(game, 'score', clipped), even],
        {last: lastOf(game), y: {suggestedMin: -300, suggestedMax: 300}, marks, choose});
}

const kEfforts = {ms: 'time, ms', nodes: 'nodes', depth: 'depth'};

function drawEffort(canvas, game, list, marks, choose) {
  lines(canvas, kEfforts[list], 'move', curvesOf(game, list, Number),
        {last: lastOf(game), y: {beginAtZero: true}, marks, choose});
}
