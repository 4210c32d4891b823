// One game, step by step: its board, its moves, and both curves with the current move marked.
'use strict';

const kOutcomes = {b: 'black won', w: 'white won', d: 'drawn'};

// The current state: the game, the SFENs before and after each move, the number of moves made, and the marks in the curves.
const kShown = {game: null, sfens: [], ply: 0, marks: {shaded: null, at: 0}, effort: null};

// The game with its moves as a list.
function gameOf(game) {
  const start = (game.start ?? kStart).replace(/^sfen /, '');
  return {...game, start, moves: game.moves === '' ? [] : game.moves.split(' '), blackBegins: start.split(' ')[1] === 'b'};
}

function outcomeText({result, end, players}) {
  const winner = result === 'b' ? players[0] : result === 'w' ? players[1] : null;
  return (winner === null ? kOutcomes[result] ?? 'no result' : letterOf(winner) + ' won') + ', ' + end;
}

function endText(game) {
  const told = [kOutcomes[game.result] ?? 'no result', game.end,
                counted(game.moves.length, 'move') + ', the first ' + grouped(game.opening) + ' of them from the opening'];
  if (game.illegal) told.push('then the illegal move ' + game.illegal + ' was played');
  if (game.fault) told.push(letterOf(game.fault.by) + ': ' + game.fault.what);
  return told.join('; ');
}

// A kanji in a line of text.
function inlineKanji(kanji, kind) {
  return drawing('svg', {class: 'kanji', viewBox: '0 0 24 24', 'aria-hidden': 'true'}, glyph(kanji, 12, 12, 24, kind, false));
}

function kanjiOf(piece) {
  return piece.length > 1 ? inlineKanji(kPromoted[piece[1]], 'promoted') : inlineKanji(kPieces[piece], 'piece');
}

function answerText(game, ply) {
  const at = ply - game.opening;
  const told = (list, unit) => game[list]?.[at] === undefined || game[list][at] === null ? '' : rounded(game[list][at]) + unit;
  return at < 0 ? 'opening' : [scoreText(game.score?.[at]), told('ms', ' ms')].filter((each) => each).join(', ');
}

function rounded(value) {
  return value < 10 ? String(Number(value.toFixed(1))) : grouped(Math.round(value));
}

function moveItem(game, sfens, ply) {
  const move = game.moves[ply];
  const button = element('button', {type: 'button', class: ply < game.opening ? 'move given' : 'move'},
                         element('span', {class: 'count'}, ply + 1), kanjiOf(movedPiece(sfens[ply], move)),
                         element('span', {class: 'number'}, move), element('span', {class: 'told'}, answerText(game, ply)));
  button.addEventListener('click', () => showPly(ply + 1));
  return element('li', {class: isBlackAt(game, ply) ? 'black' : 'white'}, button);
}

// Scrolls the list alone, not the page.
function scrollTo(list, item) {
  if (item === null) {
    list.scrollTop = 0;
    return;
  }
  const above = item.offsetTop - list.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above;
  if (above + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = above + item.offsetHeight - list.clientHeight;
}

function showPly(ply) {
  const {game, sfens, marks} = kShown;
  kShown.ply = Math.max(0, Math.min(game.moves.length, ply));
  marks.at = kShown.ply;
  const last = kShown.ply === 0 ? [] : squaresOf(game.moves[kShown.ply - 1]);
  at('game-board').replaceChildren(boardOf(sfens[kShown.ply], last) ?? 'no board');
  const list = at('moves');
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = kShown.ply === 0 ? null : list.children[kShown.ply - 1];
  current?.querySelector('button').setAttribute('aria-current', 'step');
  scrollTo(list, current);
  at('ply').textContent = kShown.ply + ' / ' + game.moves.length;
  drawMarks(at('score-chart'));
  drawMarks(at('effort-chart'));
}

function drawCurves() {
  const {game, marks} = kShown;
  const efforts = Object.keys(kEfforts).filter((list) => game[list]);
  at('score-chart').parentNode.hidden = !game.score;
  if (game.score) drawScores(at('score-chart'), game, marks, showPly);
  at('effort-chart').parentNode.hidden = at('effort').hidden = efforts.length === 0;
  if (efforts.length === 0) return;
  const list = efforts.includes(kShown.effort) ? kShown.effort : efforts[0];
  at('effort').replaceChildren(...efforts.map((each) => {
    const button = element('button', {type: 'button', 'aria-pressed': String(each === list)}, kEfforts[each]);
    button.addEventListener('click', () => {
      kShown.effort = each;
      drawCurves();
    });
    return button;
  }));
  drawEffort(at('effort-chart'), game, list, marks, showPly);
}

function showGame(packed, names) {
  const game = gameOf(packed);
  const sfens = sfensOf(game.start, game.moves);
  Object.assign(kShown, {game, sfens, ply: 0, marks: {shaded: [0, game.opening], at: 0}});
  // Each name is set apart: its letters may run from right to left.
  const side = (color) => [letterOf(game.players[color]) + ' ', element('bdi', {}, ...breakable(names[game.players[color]]))];
  at('game-title').replaceChildren('Pair ' + game.pair + ', game ' + game.game + ': ', ...side(0), ' (black), ', ...side(1), ' (white)');
  at('game-end').textContent = endText(game);
  at('moves').replaceChildren(...game.moves.map((move, ply) => moveItem(game, sfens, ply)));
  drawCurves();
  showPly(game.opening);
}

const kSteps = [
  ['Home', '|◀', 'to the start', () => 0],
  ['ArrowLeft', '◀', 'a move back', () => kShown.ply - 1],
  ['ArrowRight', '▶', 'a move on', () => kShown.ply + 1],
  ['End', '▶|', 'to the end', () => kShown.game.moves.length],
];

function addSteps() {
  const buttons = kSteps.map(([key, sign, name, target]) => {
    const button = element('button', {type: 'button', title: name, 'aria-label': name, 'data-key': key}, sign);
    button.addEventListener('click', () => showPly(target()));
    return button;
  });
  at('steps').append(...buttons.slice(0, 2), element('span', {id: 'ply', class: 'number'}), ...buttons.slice(2));
  at('viewer').addEventListener('keydown', (event) => {
    const step = kSteps.find(([key]) => key === event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    showPly(step[3]());
  });
}
