// Everything on the page is drawn from the report that lies in it.
'use strict';

const kReport = JSON.parse(at('report').textContent);

drawVerdict(kReport);
drawMethod(kReport);
drawForest(kReport);
drawWork(kReport);
drawTrend(kReport);
