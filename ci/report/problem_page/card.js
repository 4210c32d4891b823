// A problem: its board, its description, and its answer on request. Boards far outside the window are not drawn yet.
'use strict';

// Notes that are shown with the answer.
const kNotesOfAnswer = ['by', 'score', 'second', 'comment'];

function boardNow({problem, ply, isShown, sfens}) {
  const marked = ply > 0 ? [problem.line[ply - 1]] : isShown ? problem.best : [];
  const board = boardOf(sfens[ply], marked.flatMap(([usi]) => squaresOf(usi)));
  if (board === null || ply > 0 || !isShown) return board;
  const isWhite = problem.sfen.split(' ')[1] === 'w';
  board.append(...problem.avoid.map(([usi]) => moveMark('wrong', usi, isWhite)), ...problem.best.map(([usi]) => moveMark('right', usi, isWhite)));
  return board;
}

function drawBoard(card) {
  if (!card.isDrawn) return;
  card.place.replaceChildren(boardNow(card) ?? 'no board: ' + card.problem.sfen);
}

function drawNow(card) {
  if (card.isDrawn) return;
  card.isDrawn = true;
  drawBoard(card);
}

function showPly(card, ply) {
  card.ply = ply;
  for (const button of card.answer.querySelectorAll('.step')) button.setAttribute('aria-pressed', String(Number(button.dataset.ply) === ply));
  drawBoard(card);
}

function showAnswer(card, isShown, programs) {
  if (card.isShown === isShown) return;
  card.isShown = isShown;
  if (card.answer.childNodes.length === 0) card.answer.append(...answerOf(card, programs));
  card.answer.hidden = !isShown;
  card.button.textContent = isShown ? 'Hide the answer' : 'Show the answer';
  card.button.setAttribute('aria-expanded', String(isShown));
  showPly(card, 0);
}

function notesText({notes}) {
  return Object.entries(notes).filter(([key]) => !kNotesOfAnswer.includes(key)).map(([key, value]) => key + ' ' + value).join(', ');
}

function historyOf({before, sfen}) {
  const side = sfen.split(' ')[1] === 'w' ? 'White' : 'Black';
  if (!before) return [side + ' to move'];
  return [side + ' to move after ' + counted(before.moves, 'move') + ', the last ', moveText(before.last)];
}

// Right or wrong of each program, without the move.
function marksOf({answers}, programs) {
  return answers.map((answer, i) => {
    const [kind, sign, word] = verdictOf(answer);
    const text = programs.length === 1 ? sign + ' ' + word : letterOf(i) + ' ' + sign;
    return element('span', {class: 'mark-of ' + kind, title: programs[i].name + ': ' + word}, text);
  });
}

function makeCard(problem, programs) {
  const place = element('div', {class: 'place'});
  const answer = element('div', {class: 'answer', hidden: ''});
  const button = element('button', {type: 'button', class: 'show', 'aria-expanded': 'false'}, 'Show the answer');
  const words = Object.values(problem.groups).flat();
  const anchor = 'p-' + problem.id;
  const root = element(
      'article', {class: 'problem', id: anchor},
      element('header', {}, element('h3', {}, element('a', {href: '#' + anchor}, ...breakable(problem.id))), ...marksOf(problem, programs)),
      place, element('p', {class: 'tags'}, ...words.map((word) => element('span', {class: 'tag'}, ...breakable(word)))),
      element('p', {class: 'quiet'}, ...historyOf(problem)), element('p', {class: 'quiet'}, ...breakable(notesText(problem))), button, answer);
  const card = {problem, root, place, answer, button, isDrawn: false, isShown: false, ply: 0,
                sfens: sfensOf(problem.sfen, problem.line.map(([usi]) => usi))};
  button.addEventListener('click', () => showAnswer(card, !card.isShown, programs));
  return card;
}
