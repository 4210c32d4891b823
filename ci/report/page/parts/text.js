// Elements and figures. Text of the report enters the page only here, as text, never as markup.
'use strict';

// element('p', {class: 'quiet'}, 'text', child…)
function element(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function drawing(name, attributes, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function line(kind, x1, y1, x2, y2) {
  return drawing('line', {class: kind, x1, y1, x2, y2});
}

function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) made.setAttribute(name, value);
  for (const child of children) {
    if (child === null) continue;
    made.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return made;
}

function at(id) {
  return document.getElementById(id);
}

// "+3.1 %": two significant digits, as in the other reports.
function percent(change) {
  return (change === 0 ? '' : change > 0 ? '+' : '-') + sizeInPercent(change);
}

function sizeInPercent(change) {
  const size = Math.abs(change) * 100;
  if (size === 0) return '0 %';
  const decimals = size >= 9.95 ? 0 : size >= 0.995 ? 1 : size >= 0.0995 ? 2 : size >= 0.00995 ? 3 : 4;
  return size.toFixed(decimals) + ' %';
}

// Of an effect that is a change.
function interval({interval}) {
  return percent(interval.low) + ' … ' + percent(interval.high);
}

function nanoseconds(ns) {
  if (ns === null) return '-';
  if (ns < 1000) return ns.toFixed(ns < 100 ? 1 : 0) + ' ns';
  if (ns < 1e6) return (ns / 1e3).toFixed(2) + ' µs';
  return (ns / 1e6).toFixed(2) + ' ms';
}

function seconds(time) {
  if (time < 60) return time.toFixed(1) + ' s';
  const whole = Math.round(time);
  return Math.floor(whole / 60) + ' m ' + String(whole % 60).padStart(2, '0') + ' s';
}

// Beyond 2^53 a count is text.
function grouped(count) {
  return BigInt(count).toLocaleString('en-US');
}

// "1 game", "2,400 games"
function counted(count, noun) {
  return grouped(count) + ' ' + noun + (Number(count) === 1 ? '' : 's');
}

function median(samples) {
  if (samples.length === 0) return null;
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

// "925393b6aa", "925393b6aa+" if files differ from the commit; other names as they are.
function shortRevision(revision) {
  return /^[0-9a-f]{40}\+?$/.test(revision) ? revision.slice(0, 10) + revision.slice(40) : revision;
}

// Text with possible line breaks after the separators of names.
function breakable(text) {
  const parts = String(text).split(/(?<=[/_:,])/u);
  return parts.flatMap((part, i) => i === 0 ? [part] : [element('wbr'), part]);
}

// A, B, … of a player or a program, as in the other reports.
function letterOf(player) {
  return String.fromCharCode(65 + player);
}

function tableHead(titles) {
  return element('thead', {}, element('tr', {}, ...titles.map((title) => element('th', {}, title))));
}

// Pairs of terms and values; null values are left out.
function facts(list, pairs) {
  for (const [term, value] of pairs) {
    if (value === null || value === '') continue;
    list.append(element('dt', {}, term), element('dd', {}, value));
  }
  return list;
}

// A sign for each verdict, so that its colour is not needed.
const kSigns = {pass: '✓', improved: '▲', inconclusive: '?', regressed: '✗', invalid: '!'};

// The top of a page: the result as a word, coloured by `verdict` (or '', if there is none), and the reasons.
function drawHeadline(verdict, word, reasons, by, rest) {
  const header = at('verdict');
  header.className = verdict;
  header.replaceChildren(
      element('h1', {}, [kSigns[verdict], word.toUpperCase()].filter((each) => each).join(' ')), by === null ? '' : element('p', {class: 'by'}, by),
      element('ul', reasons.length === 1 ? {class: 'single'} : {}, ...reasons.map((reason) => element('li', {}, reason))),
      element('p', {class: 'quiet'}, rest));
  document.title = 'Hakari: ' + word;
}

// A button that shows when it has copied.
function copyButton(text) {
  const button = element('button', {type: 'button'}, 'Copy');
  button.addEventListener('click', async () => {
    button.textContent = await copied(text) ? 'Copied' : 'Select and copy by hand';
  });
  return button;
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
