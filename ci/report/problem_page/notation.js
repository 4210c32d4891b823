// Moves as books print them, ▲７六歩, drawn like the pieces of a board: a reader's machine may have no Japanese font.
'use strict';

const kSignHeight = 16;

// What is drawn for a sign, and how wide it is. Signs without an outline are text.
function signOf(sign, x) {
  const middle = kSignHeight / 2;
  if (sign === '▲' || sign === '△') {
    return [drawing('polygon', {class: sign === '▲' ? 'side' : 'side white', 'data-kanji': sign, transform: `translate(${x + 6} ${middle})`,
                                points: '0,-5 5,4.5 -5,4.5'}), 13];
  }
  if (sign in kGlyphs) return [glyph(sign, x + 7.5, middle, 15, 'sign', false), 15];
  const digit = /[０-９]/u.test(sign);
  const shown = digit ? String.fromCharCode(sign.charCodeAt(0) - 0xff10 + 48) : sign;
  const text = {class: 'sign', x: x + (digit ? 5 : 3), y: middle + 5, 'font-size': digit ? 15 : 10, 'text-anchor': 'middle'};
  return [drawing('text', text, shown), digit ? 11 : 6];
}

function printedMove(printed) {
  let x = 0;
  const signs = [...printed].map((sign) => {
    const [drawn, width] = signOf(sign, x);
    x += width;
    return drawn;
  });
  return drawing('svg', {class: 'printed', viewBox: `0 0 ${x} ${kSignHeight}`, width: x, height: kSignHeight, role: 'img', 'aria-label': printed},
                 ...signs);
}

// In Japanese and in USI.
function moveText([usi, printed]) {
  return element('span', {class: 'move'}, printed === '' ? null : printedMove(printed), element('span', {class: 'number'}, usi));
}

function middleOf(square) {
  return [kLeft + (square % 9 + 0.5) * kCell, kTop + (Math.floor(square / 9) + 0.5) * kCell];
}

// On a board: an arrow, or the piece that is dropped. `kind` is right or wrong.
function moveMark(kind, usi, isWhite) {
  const [x, y] = middleOf(squareOf(usi.slice(2)));
  if (usi[1] === '*') {
    return drawing('g', {class: 'drop ' + kind, 'data-move': usi}, glyph(kPieces[usi[0]], x, y, 21, 'dropped', isWhite),
                   drawing('circle', {cx: x, cy: y, r: kCell / 2 - 1}));
  }
  const [fromX, fromY] = middleOf(squareOf(usi));
  const length = Math.hypot(x - fromX, y - fromY);
  const angle = Math.atan2(y - fromY, x - fromX) * 180 / Math.PI;
  const neck = length - 9;
  return drawing('path', {class: 'arrow ' + kind, 'data-move': usi, transform: `translate(${fromX} ${fromY}) rotate(${angle})`,
                          d: `M0 -2H${neck}V-6L${length} 0L${neck} 6V2H0Z`});
}
