// The list of the games that the page contains, and its filters.
'use strict';

// Each filter selects by one property of a game; its values are those that occur.
const kFilters = [
  ['black–white', (game) => game.players.map(letterOf).join('–')],
  ['result', (game) => outcomeText(game).replace(/,.*/, '')],
  ['color that won', (game) => kOutcomes[game.result] ?? 'no result'],
  ['end', (game) => game.end],
  ['fault', (game) => game.fault ? 'by ' + letterOf(game.fault.by) : 'none'],
];

function gameRow(game, names) {
  const moves = game.moves === '' ? 0 : game.moves.split(' ').length;
  const row = element('button', {type: 'button', class: 'game'},
                      element('span', {class: 'number'}, game.pair + ' ' + game.game),
                      element('span', {}, game.players.map(letterOf).join('–')),
                      element('span', {class: game.fault ? 'regressed' : ''}, outcomeText(game)),
                      element('span', {class: 'number'}, grouped(moves)));
  row.addEventListener('click', () => {
    choose(row, game, names);
    at('viewer').focus({preventScroll: true});
  });
  return row;
}

function choose(row, game, names) {
  at('game-list').querySelector('[aria-current]')?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  showGame(game, names);
}

function drawLeftOut({left_out, list}, file) {
  at('left-out').hidden = left_out === 0;
  at('left-out').textContent = 'Only the first ' + counted(list.length, 'game') + ' can be chosen here: ' + counted(left_out, 'more game') +
      ' would make the page too large. For all of them: ./hakari match show ' + (file || 'FILE') + ' --records games.usi';
}

function drawGames({match, games}) {
  const {list} = games;
  at('games').hidden = list.length + games.left_out === 0;
  drawLeftOut(games, match.result.file);
  at('viewer').hidden = at('game-list').hidden = list.length === 0;
  if (list.length === 0) return;
  kShown.effort = match.result.timed_games > 0 ? 'ms' : 'nodes';
  addSteps();
  const names = match.identity.players.map(({name}) => name);
  const rows = list.map((game) => ({game, row: gameRow(game, names)}));
  const count = element('span', {id: 'game-count', class: 'quiet'});
  const filters = kFilters.map(([name, valueOf]) => filterBox(name, (game) => [valueOf(game)], list, () => narrow()));
  const narrow = () => {
    for (const {game, row} of rows) row.hidden = !filters.every(({lets}) => lets(game));
    count.textContent = grouped(rows.filter(({row}) => !row.hidden).length) + ' of ' + counted(rows.length, 'game');
  };
  at('filters').append(...filters.map(({box}) => box), count);
  const titles = ['pair, game', 'black–white', 'result', 'moves'].map((title) => element('span', {}, title));
  at('game-list').append(element('div', {class: 'game head'}, ...titles), ...rows.map(({row}) => row));
  narrow();
  choose(rows[0].row, rows[0].game, names);
}
