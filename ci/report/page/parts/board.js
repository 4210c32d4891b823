// A shogi board from its SFEN, as a drawing: kanji as outlines (glyphs.js), white upside down, hands above and below.
'use strict';

const kPieces = {P: '歩', L: '香', N: '桂', S: '銀', G: '金', B: '角', R: '飛', K: '玉'};
const kPromoted = {P: 'と', L: '杏', N: '圭', S: '全', B: '馬', R: '龍'};
const kRanks = '一二三四五六七八九';
const kCell = 24;
const kLeft = 6;
const kTop = 40;

// [{file, rank, letter, promoted, white}], or null for an invalid board. Files and ranks from 0, left and top.
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

// A kanji with its middle at (x, y), drawn: a reader's machine may have no Japanese font.
function glyph(kanji, x, y, size, kind, upsideDown) {
  const scale = size / kGlyphSize;
  const place = `translate(${x} ${y})` + (upsideDown ? ' rotate(180)' : '') + ` scale(${scale}) translate(-100 -100)`;
  return drawing('path', {class: kind, 'data-kanji': kanji, d: kGlyphs[kanji], transform: place});
}

function pieceOf({file, rank, letter, promoted, white}) {
  return glyph((promoted ? kPromoted : kPieces)[letter], kLeft + (file + 0.5) * kCell, kTop + (rank + 0.5) * kCell, 21,
               promoted ? 'promoted' : 'piece', white);
}

// [["飛", 2], …]: what one side holds.
function piecesInHand(hand, white) {
  return [...(hand ?? '-').matchAll(/(\d*)([A-Za-z])/g)]
      .filter(([, , letter]) => letter.toUpperCase() in kPieces && (letter !== letter.toUpperCase()) === white)
      .map(([, count, letter]) => [kPieces[letter.toUpperCase()], count === '' ? 1 : Number(count)]);
}

// One side's line: its mark, what it holds, and whether it is to move.
function handLine(y, white, held, toMove) {
  const word = (x, text, anchor) =>
      drawing('text', {class: 'rim', x, y: y + 4, 'font-size': 11, 'text-anchor': anchor}, text);
  const mark = drawing('polygon', {class: white ? 'mark white' : 'mark', points: '0,-7 5,-4 6,6 -6,6 -5,-4',
                                   transform: `translate(${kLeft + 7} ${y})` + (white ? ' rotate(180)' : '')});
  const parts = [mark];
  let x = kLeft + 18;
  for (const [kanji, count] of held) {
    parts.push(glyph(kanji, x + 6, y, 14, 'held', false));
    x += 14;
    if (count > 1) parts.push(word(x, count, 'start'));
    x += count > 9 ? 15 : count > 1 ? 9 : 2;
  }
  if (held.length === 0) parts.push(word(x, 'nothing in hand', 'start'));
  if (toMove) parts.push(word(kLeft + 9 * kCell + 18, 'to move', 'end'));
  return drawing('g', {class: 'hand'}, ...parts);
}

// A marked square; squares are numbered from the upper left, rank by rank.
function markedSquare(square) {
  return drawing('rect', {class: 'marked', x: kLeft + (square % 9) * kCell, y: kTop + Math.floor(square / 9) * kCell,
                          width: kCell, height: kCell});
}

function gridOf(marked) {
  const side = 9 * kCell;
  const lines = [drawing('rect', {class: 'wood', x: kLeft, y: kTop, width: side, height: side}), ...marked.map(markedSquare)];
  for (let i = 1; i < 9; ++i) {
    const at = i * kCell;
    lines.push(line('grid', kLeft + at, kTop, kLeft + at, kTop + side),
               line('grid', kLeft, kTop + at, kLeft + side, kTop + at));
  }
  for (let i = 0; i < 9; ++i) {
    lines.push(drawing('text', {class: 'rim', x: kLeft + (i + 0.5) * kCell, y: kTop - 4, 'font-size': 11,
                               'text-anchor': 'middle'}, 9 - i),
               glyph(kRanks[i], kLeft + side + 9, kTop + (i + 0.5) * kCell, 11, 'rim', false));
  }
  return lines;
}

// Null for an invalid SFEN.
function boardOf(sfen, marked = []) {
  const [placement, turn, hand] = sfen.trim().replace(/^(position )?sfen /, '').split(/\s+/);
  const pieces = piecesOf(placement);
  if (pieces === null) return null;
  const bottom = kTop + 9 * kCell;
  const black = turn !== 'w';
  return drawing('svg', {class: 'board', viewBox: `0 0 ${kLeft + 9 * kCell + 20} ${bottom + 24}`, role: 'img',
                         'aria-label': 'board ' + sfen},
                 handLine(14, true, piecesInHand(hand, true), !black), ...gridOf(marked), ...pieces.map(pieceOf),
                 handLine(bottom + 14, false, piecesInHand(hand, false), black));
}
