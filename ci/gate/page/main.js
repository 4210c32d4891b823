// Everything on the page is drawn from the JSON that lies in it: what all results have in common, and in it the gate's.
'use strict';

const kEnvelope = JSON.parse(at('report').textContent);

drawVerdict(kEnvelope);
drawMethod(kEnvelope);
drawForest(kEnvelope.result);
drawWork(kEnvelope.result);
drawStrength(kEnvelope.result);
drawTrend(kEnvelope.result);
