// The list of problems, its filters, and the switch for all answers.
'use strict';

const kNearWindow = '800px';

function wordOf(answer) {
  return verdictOf(answer)[2];
}

function solversOf({answers}) {
  const right = answers.filter((answer) => answer?.verdict === 'right').length;
  return right === 0 ? 'none' : right === answers.length ? 'all' : 'some';
}

// [name, the values that a problem has]
function filtersOf({tally, programs}) {
  const byGroup = tally.map((key) => [key, ({groups}) => groups[key] ?? []]);
  const byProgram = programs.map((program, i) => [programs.length === 1 ? 'result' : letterOf(i), ({answers}) => [wordOf(answers[i])]]);
  return [...byGroup, ...byProgram, ...(programs.length > 1 ? [['solved by', (problem) => [solversOf(problem)]]] : [])];
}

// All text of a problem, for the search.
function wordsOf({id, groups, notes, best, avoid, line, answers}) {
  const moves = [...best, ...avoid, ...line, ...answers.filter((answer) => answer).map(({answer, printed}) => [answer, printed])];
  return [id, ...Object.values(groups).flat(), ...Object.entries(notes).flat(), ...moves.flat()].join(' ').toLowerCase();
}

function drawWhenNear(cards) {
  const byRoot = new Map(cards.map((card) => [card.root, card]));
  const watcher = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue;
      drawNow(byRoot.get(target));
      watcher.unobserve(target);
    }
  }, {rootMargin: kNearWindow});
  for (const {root} of cards) watcher.observe(root);
}

// {cards, narrowTo}: the second shows the problems of one group.
function drawList({identity, result}) {
  const {programs} = identity;
  const cards = result.problems.map((problem) => makeCard(problem, programs));
  const haystacks = result.problems.map(wordsOf);
  const narrow = () => {
    const wanted = at('text').value.toLowerCase().split(/\s+/).filter((word) => word);
    cards.forEach(({problem, root}, i) => {
      root.hidden = !(filters.every(({lets}) => lets(problem)) && wanted.every((word) => haystacks[i].includes(word)));
    });
    const left = cards.filter(({root}) => !root.hidden).length;
    at('count').textContent = grouped(left) + ' of ' + counted(cards.length, 'problem');
    at('nothing').hidden = left > 0;
    at('reset').hidden = left === cards.length;
  };
  const filters = filtersOf(identity).map(([name, valuesOf]) => filterBox(name, valuesOf, result.problems, narrow));
  const choose = (name, value) => {
    for (const {select} of filters) {
      if (name === null || select.dataset.filter === name) select.value = value;
    }
    narrow();
  };
  at('filters').prepend(...filters.map(({box}) => box));
  at('text').addEventListener('input', narrow);
  at('reset').addEventListener('click', () => {
    at('text').value = '';
    choose(null, '');
  });
  at('show-all').addEventListener('change', () => {
    for (const card of cards) showAnswer(card, at('show-all').checked, programs);
  });
  at('cards').append(...cards.map(({root}) => root));
  narrow();
  drawWhenNear(cards);
  return {cards, narrowTo: (key, word) => {
    choose(key, word);
    at('filters').scrollIntoView({block: 'start'});
  }};
}
