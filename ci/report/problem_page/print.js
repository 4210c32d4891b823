// On paper: every board, and the answers that are hidden at the end.
'use strict';

function answersForPaper(cards) {
  return cards.map(({problem}) => element(
      'li', {}, element('span', {class: 'number'}, problem.id), ' ',
      ...(problem.best.length > 0 ? problem.best.map(moveText) : ['not ', ...problem.avoid.map(moveText)])));
}

function preparePrinting(cards) {
  addEventListener('beforeprint', () => {
    const left = cards.filter(({root}) => !root.hidden);
    left.forEach(drawNow);
    const hidden = left.filter(({isShown, problem}) => !isShown && problem.best.length + problem.avoid.length > 0);
    at('answers').classList.toggle('wanted', hidden.length > 0);
    at('answers').querySelector('ol').replaceChildren(...answersForPaper(hidden));
  });
}
