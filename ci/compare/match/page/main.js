// Everything on the page is drawn from the JSON in it: the match's envelope, its course, and its games.
'use strict';

const kPage = JSON.parse(at('report').textContent);

drawResult(kPage);
drawCourse(kPage);
drawEnds(kPage.match.result, kPage.match.identity.players);
drawWork(kPage.match);
drawGames(kPage);
drawMethod(kPage.match);
