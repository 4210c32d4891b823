// Chart.js in the colours of the page, drawn again when the scheme changes.
'use strict';

const kCharts = new Map();  // by canvas: how it is drawn

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

// Points of one kind, told apart by shape as well as colour. No shape: only a line.
function series(label, data, colourName, shape) {
  return {label, data, colourName, pointStyle: shape || 'line', showLine: shape === false,
          pointRadius: shape === false ? 0 : 3.5, borderWidth: 1.5};
}

// A level to compare with, from one x to another.
function level(label, y, from, to, colourName) {
  return {...series(label, [{x: from, y}, {x: to, y}], colourName, false), borderDash: [4, 4]};
}

function axis(title, more) {
  return {title: {display: true, text: title, color: colour('--faint')},
          ticks: {color: colour('--faint')}, grid: {color: colour('--line')}, ...more};
}

function options(yTitle, xTitle, more) {
  return {animation: false, responsive: true, maintainAspectRatio: false,
          plugins: {legend: {labels: {color: colour('--ink'), usePointStyle: true, boxWidth: 7, boxHeight: 7,
                                      filter: (item, all) => all.datasets.findIndex(
                                          (each) => each.label === item.text) === item.datasetIndex}}},
          scales: {x: axis(xTitle, more?.x), y: axis(yTitle, more?.y)}};
}

function coloured(dataset) {
  const {colourName, ...rest} = dataset;
  return {...rest, borderColor: colour(colourName), backgroundColor: colour(colourName)};
}

function draw(canvas, make) {
  kCharts.get(canvas)?.shown.destroy();
  kCharts.set(canvas, {make, shown: new Chart(canvas, make())});
}

// A scatter of `datasets`. `labels`, if the values of x are not numbers: the `names` below them, and the `texts` of the
// points that the mouse is on.
function chart(canvas, yTitle, xTitle, datasets, labels) {
  draw(canvas, () => {
    const x = labels ? {ticks: {color: colour('--faint'), precision: 0, callback: (value) => labels.names[value] ?? ''}} : {};
    const drawn = options(yTitle, xTitle, {x});
    drawn.plugins.legend.display = datasets.length > 1;
    if (labels) {
      drawn.plugins.tooltip = {callbacks: {label: ({parsed}) => [labels.texts[parsed.x] ?? '', parsed.y.toFixed(3)]}};
    }
    return {type: 'scatter', data: {datasets: datasets.map(coloured)}, options: drawn};
  });
}

// What `lines` draws behind its curves: `marks.shaded`, a stretch of x, and `marks.at`, a place on it.
function marker(marks) {
  const beforeDatasetsDraw = ({ctx, chartArea, scales}) => {
    const place = (x) => Math.round(scales.x.getPixelForValue(x));
    const fill = (name, from, width) => {
      ctx.fillStyle = colour(name);
      ctx.fillRect(from, chartArea.top, width, chartArea.bottom - chartArea.top);
    };
    if (marks.shaded) fill('--panel', place(marks.shaded[0]), place(marks.shaded[1]) - place(marks.shaded[0]));
    if (marks.at !== null) fill('--ink', place(marks.at) - 1, 2);
  };
  return {id: 'marks', beforeDatasetsDraw};
}

// Labels of a legend with dashes, which those of Chart.js lack.
function dashedLabels(shown) {
  return Chart.defaults.plugins.legend.labels.generateLabels(shown).map(
      (item) => ({...item, lineDash: shown.data.datasets[item.datasetIndex].borderDash ?? []}));
}

// Lines over whole numbers from 0 to `last`. `y` is more of its axis; `marks` may be changed later: `drawMarks` shows
// it. A click calls `choose` with the number.
function lines(canvas, yTitle, xTitle, datasets, {last, y, marks, choose}) {
  draw(canvas, () => {
    const drawn = options(yTitle, xTitle, {x: {min: 0, max: last, ticks: {color: colour('--faint'), precision: 0}},
                                           y: {ticks: {color: colour('--faint')}, ...y}});
    drawn.plugins.legend.display = datasets.length > 1;
    Object.assign(drawn.plugins.legend.labels, {pointStyleWidth: 28, generateLabels: dashedLabels});
    drawn.interaction = {mode: 'nearest', axis: 'x', intersect: false};
    drawn.onClick = ({x}, items, shown) =>
        choose(Math.max(0, Math.min(last, Math.round(shown.scales.x.getValueForPixel(x)))));
    return {type: 'scatter', data: {datasets: datasets.map(coloured)}, options: drawn, plugins: [marker(marks)]};
  });
}

function drawMarks(canvas) {
  kCharts.get(canvas)?.shown.draw();
}

function bars(canvas, yTitle, xTitle, labels, counts, colourNames) {
  draw(canvas, () => {
    const drawn = options(yTitle, xTitle, {y: {beginAtZero: true, ticks: {precision: 0, color: colour('--faint')}}});
    drawn.plugins.legend.display = false;
    return {type: 'bar', options: drawn,
            data: {labels, datasets: [{label: yTitle, data: counts, backgroundColor: colourNames.map(colour)}]}};
  });
}

function drawAgainInOtherColours() {
  for (const [canvas, {make}] of [...kCharts]) draw(canvas, make);
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAgainInOtherColours);
