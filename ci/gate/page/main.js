// Everything on the page is drawn from the embedded JSON: the envelope that all results share, with the gate's result in it.
'use strict';

const kEnvelope = JSON.parse(at('report').textContent);

drawVerdict(kEnvelope);
drawMethod(kEnvelope);
drawForest(kEnvelope.result);
drawWork(kEnvelope.result);
drawStrength(kEnvelope.result);
drawTrend(kEnvelope.result);
