// A shogi board from its SFEN, as a drawing: kanji, white upside down, hands above and below.
'use strict';

const kPieces = {P: '歩', L: '香', N: '桂', S: '銀', G: '金', B: '角', R: '飛', K: '玉'};
const kPromoted = {P: 'と', L: '杏', N: '圭', S: '全', B: '馬', R: '龍'};
const kRanks = '一二三四五六七八九';
const kCell = 24;
const kLeft = 6;
const kTop = 40;

// [{file, rank, letter, promoted, white}], or null for what is no board. Files and ranks from 0, left and top.
function piecesOf(placement) {
  const ranks = placement.split('/');
  if (ranks.length !== 9) return null;
  const pieces = [];
  for (const [rank, text] of ranks.entries()) {
    let file = 0;
    for (const [token] of text.matchAll(/[1-9]|\+?[A-Za-z]|./gu)) {
      const letter = token.slice(-1).toUpperCase();
      if (/^[1-9]$/.test(token)) {
        file += Number(token);
      } else if (letter in (token.length > 1 ? kPromoted : kPieces)) {
        pieces.push({file: file++, rank, letter, promoted: token.length > 1, white: token.slice(-1) !== letter});
      } else {
        return null;
      }
    }
    if (file !== 9) return null;
  }
  return pieces;
}

// "飛 金二", of one side; "なし" if it holds nothing.
function handText(hand, white) {
  const words = [];
  for (const [, count, letter] of (hand ?? '-').matchAll(/(\d*)([A-Za-z])/g)) {
    const isWhite = letter !== letter.toUpperCase();
    const name = kPieces[letter.toUpperCase()];
    if (name && isWhite === white) words.push(name + (count === '' ? '' : count));
  }
  return words.join(' ') || 'なし';
}

function pieceOf({file, rank, letter, promoted, white}) {
  const x = kLeft + (file + 0.5) * kCell;
  const y = kTop + (rank + 0.5) * kCell;
  return drawing('text', {x, y: y + 6.5, 'font-size': 19, class: promoted ? 'promoted' : 'piece',
                          ...(white ? {transform: `rotate(180 ${x} ${y})`} : {})},
                 (promoted ? kPromoted : kPieces)[letter]);
}

function gridOf() {
  const side = 9 * kCell;
  const lines = [drawing('rect', {class: 'wood', x: kLeft, y: kTop, width: side, height: side})];
  for (let i = 1; i < 9; ++i) {
    const at = i * kCell;
    lines.push(line('grid', kLeft + at, kTop, kLeft + at, kTop + side),
               line('grid', kLeft, kTop + at, kLeft + side, kTop + at));
  }
  for (let i = 0; i < 9; ++i) {
    lines.push(drawing('text', {class: 'rim', x: kLeft + (i + 0.5) * kCell, y: kTop - 4, 'font-size': 11}, 9 - i),
               drawing('text', {class: 'rim', x: kLeft + side + 9, y: kTop + (i + 0.5) * kCell + 4, 'font-size': 11},
                       kRanks[i]));
  }
  return lines;
}

// Null for an SFEN that is none.
function boardOf(sfen) {
  const [placement, turn, hand] = sfen.trim().replace(/^(position )?sfen /, '').split(/\s+/);
  const pieces = piecesOf(placement);
  if (pieces === null) return null;
  const bottom = kTop + 9 * kCell;
  const handLine = (y, text) => drawing('text', {class: 'hand', x: kLeft, y, 'font-size': 12}, text);
  const side = (sign, mine) => sign + (mine ? '手番 ' : ' ');
  return drawing('svg', {class: 'board', viewBox: `0 0 ${kLeft + 9 * kCell + 18} ${bottom + 24}`, role: 'img',
                         'aria-label': 'board ' + sfen},
                 handLine(18, side('☖', turn === 'w') + handText(hand, true)), ...gridOf(),
                 ...pieces.map(pieceOf), handLine(bottom + 18, side('☗', turn === 'b') + handText(hand, false)));
}
