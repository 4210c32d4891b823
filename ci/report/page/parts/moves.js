// Moves made on a board: from a position's SFEN and moves in USI to the SFEN after each of them. The moves are legal:
// the program that wrote the page has checked them.
'use strict';

const kStart = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const kHandOrder = 'RBGSNLP';

// {squares: 81 of 'P', '+p' or '' from the upper left, hands: {P: 2, p: 1, …}, turn: 'b' or 'w', ply}
function positionOf(sfen) {
  const [placement, turn, hand, ply] = sfen.replace(/^sfen /, '').split(' ');
  const squares = [...placement.matchAll(/\d|\+?[A-Za-z]/g)].flatMap(
      ([token]) => /\d/.test(token) ? Array(Number(token)).fill('') : [token]);
  const hands = {};
  for (const [, count, letter] of hand.matchAll(/(\d*)([A-Za-z])/g)) hands[letter] = Number(count || 1);
  return {squares, hands, turn, ply: Number(ply)};
}

function sfenOf({squares, hands, turn, ply}) {
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (rank) => squares.slice(9 * rank, 9 * rank + 9).map((piece) => piece || '1').join('').replace(/1+/g, (gap) => gap.length));
  const held = [...kHandOrder, ...kHandOrder.toLowerCase()].filter((letter) => hands[letter] > 0)
                   .map((letter) => (hands[letter] > 1 ? hands[letter] : '') + letter);
  return [ranks.join('/'), turn, held.join('') || '-', ply].join(' ');
}

// "7g": files count from the right.
function squareOf(name) {
  return 9 * (name.charCodeAt(1) - 97) + 9 - Number(name[0]);
}

function play(position, move) {
  const isBlack = position.turn === 'b';
  const own = (letter) => isBlack ? letter.toUpperCase() : letter.toLowerCase();
  const to = squareOf(move.slice(2));
  if (move[1] === '*') {
    position.squares[to] = own(move[0]);
    --position.hands[own(move[0])];
  } else {
    const from = squareOf(move);
    const taken = position.squares[to].slice(-1);
    if (taken) position.hands[own(taken)] = (position.hands[own(taken)] ?? 0) + 1;
    position.squares[to] = (move[4] === '+' ? '+' : '') + position.squares[from];
    position.squares[from] = '';
  }
  position.turn = isBlack ? 'w' : 'b';
  ++position.ply;
}

// Before the first move, and after each.
function sfensOf(start, moves) {
  const position = positionOf(start);
  return [sfenOf(position), ...moves.map((move) => {
    play(position, move);
    return sfenOf(position);
  })];
}

// Squares that a move touches, as `boardOf` marks them, and the piece that it moves.
function squaresOf(move) {
  return move[1] === '*' ? [squareOf(move.slice(2))] : [squareOf(move), squareOf(move.slice(2))];
}

function movedPiece(sfenBefore, move) {
  return move[1] === '*' ? move[0] : positionOf(sfenBefore).squares[squareOf(move)].toUpperCase();
}
