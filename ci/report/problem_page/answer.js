// The text below a board when its answer is shown: the answer, its continuation, and what programs played.
'use strict';

const kVerdicts = {
  right: ['pass', '✓', 'right'], wrong: ['regressed', '✗', 'wrong'], 'not-answered': ['inconclusive', '?', 'not answered'],
  open: ['', '·', 'no judgement'],
};
const kNotAsked = ['', '·', 'not asked'];
const kMateScore = 30000;

function verdictOf(answer) {
  return answer === null ? kNotAsked : kVerdicts[answer.verdict];
}

function centipawns(score) {
  const number = Number(score);
  if (Math.abs(number) >= kMateScore) return number > 0 ? 'mates' : 'is mated';
  return (number > 0 ? '+' : '') + number;
}

function term(word, ...rest) {
  return element('p', {class: 'term'}, element('span', {class: 'quiet'}, word), ...rest);
}

// A click on a move of the line shows the board after it; a second click shows the problem again.
function lineOf(card) {
  const buttons = card.problem.line.map((move, i) => {
    const button = element('button', {type: 'button', class: 'step', 'data-ply': i + 1, title: 'the board after this move'}, moveText(move));
    button.addEventListener('click', () => showPly(card, card.ply === i + 1 ? 0 : i + 1));
    return button;
  });
  return element('div', {class: 'line'}, element('span', {class: 'quiet'}, 'continuation'), ...buttons);
}

// Other notes about the answer.
function notesOfAnswer({notes}) {
  const scores = [notes.score && 'score ' + notes.score, notes.second && 'next best ' + notes.second].filter((each) => each);
  const by = notes.by && 'confirmed by ' + notes.by.split(',').join(', ');
  const said = [scores.join(', '), by].filter((each) => each).join('; ');
  return [said && element('p', {class: 'quiet'}, said),
          notes.comment && element('p', {class: 'comment'}, notes.comment.replaceAll('_', ' '))].filter((each) => each);
}

function effortText({counters}) {
  const told = ['score' in counters && centipawns(counters.score), 'depth' in counters && 'depth ' + counters.depth,
                'right_depth' in counters && 'right from depth ' + counters.right_depth];
  return told.filter((each) => each).join(', ');
}

// Why there is no move, or the depth and score of its search.
function playedNote(answer) {
  if (answer === null) return '';
  return answer.status === 'ran' ? effortText(answer) : answer.status + (answer.why === '' ? '' : ': ' + answer.why);
}

function playedRow(answer, {name}, i, isAlone) {
  const [kind, sign, word] = verdictOf(answer);
  const played = answer?.status === 'ran' ? moveText([answer.answer, answer.printed]) : null;
  return element('li', {}, element('span', {class: 'quiet', title: name}, isAlone ? 'played' : letterOf(i)), played,
                 element('span', {class: 'word ' + kind}, sign + ' ' + word), element('span', {class: 'quiet effort'}, playedNote(answer)));
}

function playedOf({answers}, programs) {
  if (programs.length === 0) return null;
  return element('ul', {class: 'played'}, ...answers.map((answer, i) => playedRow(answer, programs[i], i, programs.length === 1)));
}

function answerOf(card, programs) {
  const {best, avoid, line} = card.problem;
  const moves = (list) => list.map(moveText);
  return [best.length === 0 ? null : term(best.length === 1 ? 'answer' : 'answers', ...moves(best)),
          avoid.length === 0 ? null : term(best.length === 0 ? 'any move but' : 'wrong', ...moves(avoid)),
          line.length < 2 ? null : lineOf(card), ...notesOfAnswer(card.problem), playedOf(card.problem, programs)].filter((each) => each);
}
