// Everything on the page is drawn from the JSON in it.
'use strict';

const kPage = JSON.parse(at('report').textContent);

drawTop(kPage);
const {cards: kCards, narrowTo} = drawList(kPage);
drawSolved(kPage, narrowTo);
drawMethod(kPage);
preparePrinting(kCards);
